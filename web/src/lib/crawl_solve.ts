// Solving on a board, where the tables are: at the server, or in this page, which must make them first.
import type { CallOptions } from 'trundle/engine';
import { boardWords, poseWords, type Crawl, type Solved } from './crawl';
import { searchFar } from './server';
import type { State } from './track';

export interface CrawlWish {
    crawl: Crawl;
    from: State;
    home: boolean; // end on the cell and with the heading of the start
    milliseconds?: number; // none: until nothing shorter is left to find
}

export function solveCrawl({ crawl, from, home, milliseconds }: CrawlWish, options: CallOptions): Promise<Solved> {
    const words = [
        'crawl', 'solve', from.facelets, ...boardWords(crawl), ...poseWords(from),
        ...(home ? ['--end=home', '--end-heading=home'] : []),
        milliseconds ? `--time=${milliseconds}` : '--method=optimal',
    ];
    return searchFar<Solved>(words, options);
}

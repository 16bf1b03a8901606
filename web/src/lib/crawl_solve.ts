// Solving on a board: the fewest moves only at a server, which has larger tables and more time.
import type { CallOptions } from 'trundle/engine';
import { boardWords, poseWords, type Crawl, type Solved } from './crawl';
import { askServer, searchFar } from './server';
import type { State } from './track';

export interface CrawlWish {
    crawl: Crawl;
    from: State;
    home: boolean; // end on the cell and with the heading of the start
    milliseconds?: number; // none: the fewest moves
}

export function solveCrawl({ crawl, from, home, milliseconds }: CrawlWish, options: CallOptions): Promise<Solved> {
    const words = [
        'crawl', 'solve', from.facelets, ...boardWords(crawl), ...poseWords(from),
        ...(home ? ['--end=home', '--end-heading=home'] : []),
    ];
    return milliseconds
        ? searchFar<Solved>([...words, `--time=${milliseconds}`], options)
        : askServer<Solved>([...words, '--method=optimal'], options);
}

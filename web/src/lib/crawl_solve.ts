// Solving on a board. A server has the tables for short crawls, and time for the fewest moves; without one a crawl is
// translated from face turns: at once, but about twice as long.
import type { CallOptions } from 'trundle/engine';
import { boardWords, poseWords, type Crawl, type Solved } from './crawl';
import { searchFor } from './engine';
import { askServer, hasServer } from './server';
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
    if (!hasServer) return searchFor<Solved>([...words, '--method=macro'], options);
    return askServer<Solved>([...words, milliseconds ? `--time=${milliseconds}` : '--method=optimal'], options);
}

// Solving on a board. A server has the large tables, and time for the fewest moves; without one small tables are made
// here, once: crawls get a move or two longer.
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

// How long each answer may take: one at once, then a better one.
export const patience = hasServer ? [100, 2000] : [700, 2000];

// Makes the small tables before anybody asks for them.
export function prepareCrawls(): void {
    if (!hasServer) void searchFor(['crawl', 'solve', '', '--board=3x3']).catch(() => {});
}

export function solveCrawl({ crawl, from, home, milliseconds }: CrawlWish, options: CallOptions): Promise<Solved> {
    const words = [
        'crawl', 'solve', from.facelets, ...boardWords(crawl), ...poseWords(from),
        ...(home ? ['--end=home', '--end-heading=home'] : []),
    ];
    const wish = milliseconds ? `--time=${milliseconds}` : '--method=optimal';
    return hasServer ? askServer<Solved>([...words, wish], options) : searchFor<Solved>([...words, wish], options);
}

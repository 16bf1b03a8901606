// Solving on a board. A server has the large tables, and time for the fewest moves; without one small tables are made
// here, once: crawls get a move or two longer.
import type { CallOptions } from 'trundle/engine';
import { boardOptions, filesOf, poseOptions, type Crawl, type Solved } from './crawl';
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
    if (!hasServer) void searchFor({ command: 'crawl solve', arguments: [''] }).catch(() => {});
}

export function solveCrawl({ crawl, from, home, milliseconds }: CrawlWish, options: CallOptions): Promise<Solved> {
    const request = {
        command: 'crawl solve',
        arguments: [from.facelets],
        options: {
            ...boardOptions(crawl),
            ...poseOptions(from),
            ...(home ? { '--end': 'home', '--end-heading': 'home' } : {}),
            ...(milliseconds ? { '--time': milliseconds } : { '--method': 'optimal' }),
        },
        files: filesOf(crawl),
    };
    return hasServer ? askServer<Solved>(request, options) : searchFor<Solved>(request, options);
}

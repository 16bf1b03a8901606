// Solving on a board. A server has the large tables, and time for the fewest moves; without one small tables are made
// here, once: crawls get a move or two longer.
import { onBoard, type Crawl, type Solved } from './crawl';
import { searchFor, type Follow } from './engine';
import type { Request } from './request';
import { searchFar, server } from './server.svelte';
import type { State } from './track';

export interface CrawlWish {
    crawl: Crawl;
    from: State;
    home: boolean; // end on the cell and with the heading of the start
    milliseconds?: number; // none: the fewest moves
}

// How long each answer may take: one at once, then a better one.
export const patience = () => (server.isThere ? [100, 2000] : [700, 2000]);

// Makes the small tables before anybody asks for them.
export function prepareCrawls(): void {
    if (!server.isThere) void searchFor({ command: 'crawl solve', arguments: [''], options: { '--board': '3x3' } }).catch(() => {});
}

export function solveRequest({ crawl, from, home, milliseconds }: CrawlWish): Request {
    const end = home ? { '--end': 'home', '--end-heading': 'home' } : {};
    const effort = milliseconds ? { '--time': milliseconds } : { '--method': 'optimal' };
    const options = { '--at': from.cell.join(), '--heading': from.heading, ...end, ...effort };
    return onBoard(crawl, { command: 'crawl solve', arguments: [from.facelets], options });
}

// Alone there is no time for a proof: two seconds must do.
export async function solveCrawl(wish: CrawlWish, follow: Follow): Promise<Solved> {
    const alone = solveRequest({ ...wish, milliseconds: Math.max(700, wish.milliseconds ?? 2000) });
    const answer = await searchFar<Solved & { optimal?: boolean }>(solveRequest(wish), follow, alone);
    return { ...answer, is_optimal: answer.is_optimal ?? answer.optimal ?? false };
}

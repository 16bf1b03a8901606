// Solving on a board: the server's search if there is one; in the page alone, a short solution by turns, said as a crawl.
import { boardWords, poseWords, type Crawl, type Solved } from './crawl';
import { searchFor } from './engine';
import { askServer, hasServer, searchFar } from './server';
import type { State } from './track';
import type { CallOptions } from 'trundle/engine';

export interface CrawlWish {
    crawl: Crawl;
    from: State;
    home: boolean; // end on the cell and with the heading of the start
    milliseconds?: number; // none: until nothing shorter is left to find
}

function searched({ crawl, from, home, milliseconds }: CrawlWish, options: CallOptions): Promise<Solved> {
    const words = [
        'crawl', 'solve', from.facelets, ...boardWords(crawl), ...poseWords(from), ...endWords(home),
        milliseconds ? `--time=${milliseconds}` : '--method=optimal',
    ];
    return askServer<Solved>(words, options);
}

// Turns are meant as the cube sees itself: as if its F faced +z.
async function translated({ crawl, from, home }: CrawlWish, options: CallOptions): Promise<Solved> {
    const level = ['crawl', 'run', '', ...boardWords(crawl), `--at=${from.cell}`, '--cube', from.facelets];
    const { facelets } = await searchFor<{ facelets: string }>(level, options);
    const { path } = await searchFar<{ path: string }>(['solve', facelets, '--time=200'], options);
    return searchFor<Solved>(['crawl', 'translate', path, ...boardWords(crawl), ...poseWords(from), ...endWords(home)], options);
}

const endWords = (home: boolean) => (home ? ['--end=home', '--end-heading=home'] : []);

export async function solveCrawl(wish: CrawlWish, options: CallOptions): Promise<Solved> {
    if (!hasServer) return translated(wish, options);
    return searched(wish, options).catch((error) => {
        if (error.code !== 'usage') throw error;
        return translated(wish, options); // a server that does not know boards
    });
}

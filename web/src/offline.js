// A service worker: after one visit the page is there without a network. Its own files never change under their names;
// the page itself is asked for first and kept for when nobody answers.
const FILES = [/* files */];
const SHELF = `trundle ${FILES.join(' ')}`;

addEventListener('install', (event) => event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES)).then(() => skipWaiting())));

addEventListener('activate', (event) => {
    const tidy = async () => {
        for (const name of await caches.keys()) if (name !== SHELF && name.startsWith('trundle ')) await caches.delete(name);
        await clients.claim();
    };
    event.waitUntil(tidy());
});

async function page(request) {
    try {
        const answer = await fetch(request);
        const shelf = await caches.open(SHELF);
        if (answer.ok) await shelf.put(request, answer.clone());
        return answer;
    } catch {
        return (await caches.match(request, { ignoreSearch: true })) ?? (await caches.match('./'));
    }
}

addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname, origin } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin || pathname.includes('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

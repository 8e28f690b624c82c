import { loadArticle } from './useApiPage';

const api = { name: 'BarGraph' };
let requests: string[] = [];

/** Answers by address, and with 404 when there is nothing. */
function serve(files: Record<string, unknown>): void {
  requests = [];
  globalThis.fetch = ((url: string) => {
    requests.push(url);
    return Promise.resolve({ ok: url in files, status: 404, json: async () => files[url] });
  }) as unknown as typeof fetch;
}

test('loads a page, its links and what draws it, each once', async () => {
  serve({ '/a.json': api, '/links.json': { BarSequence: '/b' } });
  const { Parts, ...article } = await loadArticle('/a.json', '/links.json');
  await loadArticle('/a.json', '/links.json');
  expect(article).toEqual({ api, links: { BarSequence: '/b' } });
  expect(Parts).toBeInstanceOf(Function);
  expect(requests).toEqual(['/a.json', '/links.json']);
});

test('works without links', async () => {
  serve({ '/b.json': api });
  expect((await loadArticle('/b.json', '/none.json')).links).toEqual({});
});

test('fails with the address, and loads it again the next time', async () => {
  serve({});
  await expect(loadArticle('/c.json', '/none.json')).rejects.toThrow('/c.json responded with 404.');
  serve({ '/c.json': api });
  expect((await loadArticle('/c.json', '/none.json')).api).toEqual(api);
});

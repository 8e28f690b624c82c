import { loadVersionPages } from './versionPages';

const pages = { label: 'v6', pages: {}, starts: {}, arrivals: {} };
const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('loads what a version has, once', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => pages });
  expect(await loadVersionPages('/x/versions/v6.json')).toEqual(pages);
  expect(await loadVersionPages('/x/versions/v6.json')).toEqual(pages);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ['an answer that is none', async () => ({ ok: false })],
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  [
    'text that is no JSON',
    async () => ({ ok: true, json: () => Promise.reject(new Error('JSON')) }),
  ],
])('%s gives nothing, and the next opening tries again', async (name, answer) => {
  const url = `/x/versions/${name}.json`;
  fetchMock.mockImplementationOnce(answer);
  expect(await loadVersionPages(url)).toBeUndefined();
  fetchMock.mockResolvedValue({ ok: true, json: async () => pages });
  expect(await loadVersionPages(url)).toEqual(pages);
});

import { loadJson } from './loadJson';

const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('loads a file once, with a timeout', async () => {
  const signal = new AbortController().signal;
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  fetchMock.mockResolvedValue({ ok: true, json: async () => [] });
  expect(await loadJson('/once.json')).toEqual([]);
  expect(await loadJson('/once.json')).toEqual([]);
  expect(fetchMock.mock.calls).toEqual([['/once.json', { signal }]]);
});

test.each([
  ['/404.json', async () => ({ ok: false, status: 404 }), '/404.json responded with 404.'],
  ['/offline.json', async () => Promise.reject(new TypeError('offline')), 'offline'],
  ['/page.json', async () => ({ ok: true, json: () => Promise.reject(new Error('<')) }), '<'],
])('%s fails, and is loaded again the next time', async (url, answer, message) => {
  fetchMock.mockImplementationOnce(answer);
  await expect(loadJson(url)).rejects.toThrow(message);
  fetchMock.mockResolvedValue({ ok: true, json: async () => [] });
  expect(await loadJson(url)).toEqual([]);
});

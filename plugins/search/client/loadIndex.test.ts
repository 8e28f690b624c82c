import { loadOtherIndex } from './loadIndex';
import { createIndex } from './searchIndex';

const fetchMock = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const list = { names: '', pages: [{ slug: '/rows', title: 'Rows' }] };

test.each([
  ['does not exist', async () => ({ ok: false })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['is not a list', async () => ({ ok: true, json: async () => 'gone' })],
])('asks once for a list that %s', async (what, answer) => {
  const url = `/x/${what}.json`;
  fetchMock.mockReset().mockImplementation(answer);
  expect(await loadOtherIndex(url)).toBeNull();
  expect(await loadOtherIndex(url)).toBeNull();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('asks once for a list that exists', async () => {
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => list });
  const [index] = await Promise.all([loadOtherIndex('/x/v6.json'), loadOtherIndex('/x/v6.json')]);
  expect(index?.pages).toHaveLength(1);
  expect(await loadOtherIndex('/x/v6.json')).toBe(index);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a long list is made ready with pauses', async () => {
  const pages = Array.from({ length: 50 }, (_, at) => ({ slug: `/${at}`, title: `Page ${at}` }));
  const large = { names: '', pages };
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => large });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  expect(await loadOtherIndex('/x/large.json')).toEqual(createIndex(large));
  expect(pauses.mock.calls.length).toBeGreaterThan(5);
  jest.restoreAllMocks();
});

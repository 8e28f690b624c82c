import { loadMarkdown } from './pageMarkdown';

const answer = (ok: boolean) =>
  ({ ok, status: ok ? 200 : 404, url: '/x/rows.md', text: async () => '# Rows' }) as Response;

beforeEach(() => {
  document.body.innerHTML = '';
  globalThis.fetch = jest.fn(async () => answer(true));
});

test('a page without demos is one file, whatever language is chosen', async () => {
  expect(await loadMarkdown('/x/rows', 'JS')).toBe('# Rows');
  expect(fetch).toHaveBeenCalledWith('/x/rows.md', {
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test('a page with demos has another file in JavaScript', async () => {
  document.body.innerHTML = '<div data-demo-code></div>';
  await loadMarkdown('/x/rows', 'JS');
  await loadMarkdown('/x/rows', 'TS');
  const addresses = jest.mocked(fetch).mock.calls.map(([address]) => address);
  expect(addresses).toEqual(['/x/rows.js.md', '/x/rows.md']);
});

test('reports what the host answered', async () => {
  globalThis.fetch = jest.fn(async () => answer(false));
  await expect(loadMarkdown('/x/rows', 'TS')).rejects.toThrow('/x/rows.md responded with 404.');
});

import { loadRedirects } from '.';

const answer = (response: Partial<Response> | Error) => {
  globalThis.fetch = jest.fn(async () => {
    if (response instanceof Error) {
      throw response;
    }
    return response as Response;
  });
};

test('loads what the version has', async () => {
  answer({ ok: true, json: async () => ({ '/old': '/new' }) });
  expect(await loadRedirects('/x/v7/')).toEqual({ '/old': '/new' });
  expect(globalThis.fetch).toHaveBeenCalledWith('/x/v7/redirects.json', {
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

test('is empty if there is none, and offline', async () => {
  answer({ ok: false });
  expect(await loadRedirects('/x/')).toEqual({});
  answer({ ok: true, json: async () => ({ '/old': { a: 1 } }) });
  expect(await loadRedirects('/x/')).toEqual({});
  answer(new TypeError('Failed to fetch'));
  expect(await loadRedirects('/x/')).toEqual({});
});

import { trimVersion } from '../client/builds';
import { saveVersion } from '../client/saveVersion';
import { readChoice, writeChoice } from '../client/storage';
import { base, hurry, openBrowser, toManifest, toResponse, type Browser } from './browser';

const paths = Array.from({ length: 20 }, (_, index) => `page-${index}`);
const script = 'assets/js/main.1f.js';
const manifest = toManifest([script, ...paths]);
const cacheName = `offline:${base}:${manifest.build}`;

let browser: Browser;
const { signal } = new AbortController();
const listSaved = async (name = cacheName) => Object.keys((await browser.read())[name] ?? {});

beforeEach(() => {
  browser = openBrowser();
  browser.deploy(manifest);
  writeChoice(base, { products: ['graphs'], pages: [] });
});

test('saves all files of a version, then marks it as whole', async () => {
  const progress: number[] = [];
  await saveVersion(base, { signal, onProgress: (done) => progress.push(done) });
  expect((await listSaved()).toSorted()).toEqual(
    [script, ...paths, 'offline.json'].map((file) => base + file).toSorted(),
  );
  expect(progress.at(-1)).toBe(21);
});

test.each([
  ['a file is missing', () => new Response('', { status: 404 })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page is in its place', () => toResponse('page', '<h1>Sorry</h1>')],
])('when %s, nothing more is loaded, and what is whole stays', async (_case, answer) => {
  const { serve } = browser;
  browser.serve = (path, init) => (path === 'page-7' ? answer() : serve(path, init));
  const progress: number[] = [];
  const saving = saveVersion(base, { signal, onProgress: (done) => progress.push(done) });
  await expect(saving).rejects.toThrow();
  const before = [browser.asked.length, progress.length];
  // Four at a time, the list, and a second look at what is wrong.
  expect(browser.asked.length).toBeLessThan(16);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([browser.asked.length, progress.length]).toEqual(before);
  const saved = await listSaved();
  expect(saved.length).toBeGreaterThan(3);
  expect(saved).not.toContain('/x/page-7');
  expect(saved).not.toContain('/x/offline.json');

  browser.serve = serve;
  browser.asked.length = 0;
  await saveVersion(base, { signal });
  expect(browser.asked).toHaveLength(1 + 21 - saved.length);
});

test('what the kill switch deletes while a saved version is looked through stays deleted', async () => {
  await saveVersion(base, { signal });
  const controller = new AbortController();
  const onProgress = () => {
    controller.abort();
    void caches.delete(cacheName);
  };
  await expect(saveVersion(base, { signal: controller.signal, onProgress })).rejects.toThrow();
  expect(await browser.read()).toEqual({});
});

test('without room, nothing more is loaded', async () => {
  browser.hasRoom = (path) => path !== 'page-3';
  await expect(saveVersion(base, { signal })).rejects.toThrow('No room.');
  expect(browser.asked.length).toBeLessThan(12);
});

test('a file that hangs is given up after 30 s, and so are the others', async () => {
  const limits = hurry();
  const { serve } = browser;
  browser.serve = (path, init) =>
    path.startsWith('page-1') ? new Promise(() => {}) : serve(path, init);
  await expect(saveVersion(base, { signal })).rejects.toThrow('Aborted.');
  expect(Math.max(...limits)).toBe(30_000);
});

test('a user can cancel it', async () => {
  const controller = new AbortController();
  browser.serve = () => new Promise(() => {});
  const saving = saveVersion(base, { signal: controller.signal, manifest });
  setTimeout(() => controller.abort(), 10);
  await expect(saving).rejects.toThrow();
});

describe('a script that was answered with a page', () => {
  const html = () => toResponse('page', '<!doctype html>');

  test('is never saved', async () => {
    const { serve } = browser;
    browser.serve = (path, init) => (path === script ? html() : serve(path, init));
    await expect(saveVersion(base, { signal })).rejects.toThrow(
      "/x/assets/js/main.1f.js isn't what offline.json lists.",
    );
    expect(await listSaved()).not.toContain(base + script);
  });

  test('is asked for again past the cache of the browser', async () => {
    const { serve } = browser;
    browser.serve = (path, init) =>
      path === script && init.cache === 'default' ? html() : serve(path, init);
    await saveVersion(base, { signal });
    expect((await browser.read())[cacheName]?.[base + script]).toBe(script);
  });

  test('is not copied from an earlier build, which disappears; what is right there is', async () => {
    const earlier = `offline:${base}:earlier`;
    browser.save(earlier, base + script, html());
    browser.save(earlier, `${base}page-1`, toResponse('page-1'));
    browser.save(earlier, `${base}page-2`, toResponse('page-2', 'of another build'));
    await saveVersion(base, { signal });
    const saved = await browser.read();
    expect(Object.keys(saved)).toEqual([cacheName]);
    expect(saved[cacheName]?.[base + script]).toBe(script);
    expect(browser.asked).toContain('page-2');
    expect(browser.asked).not.toContain('page-1');
  });
});

test('a file of a kind that hosts do not know is saved without a type, a script is not', async () => {
  const index = 'pagefind/index/en.pf_index';
  const withIndex = toManifest([script, index]);
  browser.deploy(withIndex);
  const { serve } = browser;
  const sendUntyped = (untyped: string) => {
    browser.serve = (path, init) =>
      path === untyped ? new Response(new TextEncoder().encode(path)) : serve(path, init);
  };
  sendUntyped(index);
  await saveVersion(base, { signal });
  expect(await listSaved(`offline:${base}:${withIndex.build}`)).toContain(base + index);
  await caches.delete(`offline:${base}:${withIndex.build}`);
  sendUntyped(script);
  await expect(saveVersion(base, { signal })).rejects.toThrow(script);
});

test('when the host gets another build meanwhile, that one is saved, with what was loaded before', async () => {
  const contents = { 'page-9': 'of the next build' };
  const next = toManifest([script, ...paths], contents);
  const { serve } = browser;
  browser.serve = (path, init) => {
    if (path === 'page-9') {
      browser.deploy(next, contents);
    }
    return path === 'page-9' ? toResponse(path, contents['page-9']) : serve(path, init);
  };
  expect((await saveVersion(base, { signal })).build).toBe(next.build);
  expect(Object.keys(await browser.read())).toEqual([`offline:${base}:${next.build}`]);
  expect(browser.asked.filter((path) => path === 'page-1')).toHaveLength(1);
});

test('forgets pages that were read and deleted since, and saves nothing for them', async () => {
  writeChoice(base, { products: [], pages: ['page-1', 'deleted'] });
  await saveVersion(base, { signal });
  expect(readChoice(base).pages).toEqual(['page-1']);
  expect((await listSaved()).toSorted()).toEqual(
    [base + script, `${base}offline.json`, `${base}page-1`].toSorted(),
  );
  writeChoice(base, { products: [], pages: ['deleted'] });
  await saveVersion(base, { signal });
  expect(await browser.read()).toEqual({});
});

test('removes what is not chosen any more without network, also of a build that is not whole', async () => {
  await saveVersion(base, { signal });
  browser.save(`offline:${base}:next`, `${base}page-1`, toResponse('page-1'));
  writeChoice(base, { products: [], pages: ['page-1'] });
  browser.serve = () => Promise.reject(new TypeError('Failed to fetch'));
  await trimVersion(base);
  expect(Object.keys(await browser.read())).toEqual([cacheName]);
  expect(await listSaved()).toHaveLength(3);
});

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCachedRender } from './cachedRender';
import type { RenderManifest } from './manifest';

const dir = mkdtempSync(path.join(tmpdir(), 'rendered-'));
afterAll(() => rm(dir, { recursive: true }));

const manifest: RenderManifest = { frame: 'f1', pages: { '/x/bars': 'b1', '/x/lines': 'i1' } };

/** Renders pages as a build does, and returns which it had to render. */
async function build(changes: Partial<RenderManifest> = {}): Promise<string[]> {
  const rendered: string[] = [];
  const render = createCachedRender({
    render: ({ pathname }) => {
      rendered.push(pathname);
      return Promise.resolve({ html: `<p>${pathname}</p>` });
    },
    manifest: { ...manifest, ...changes },
    dir,
  });
  for (const pathname of ['/x/bars', '/x/lines']) {
    expect(await render({ pathname })).toEqual({ html: `<p>${pathname}</p>` });
  }
  return rendered;
}

beforeEach(() => build());

test('a build with nothing changed renders nothing', async () => {
  expect(await build()).toEqual([]);
});

test.each([
  ['the frame', { frame: 'f2' }, ['/x/bars', '/x/lines']],
  ['the code of a page', { pages: { ...manifest.pages, '/x/bars': 'b2' } }, ['/x/bars']],
])('a change of %s renders the pages that have it', async (_what, changes, expected) => {
  expect(await build(changes)).toEqual(expected);
  // What was rendered takes the place of what was there.
  expect(await build(changes)).toEqual([]);
  expect(await build()).toEqual(expected);
});

test('a page whose code is not known is always rendered', async () => {
  let count = 0;
  const render = createCachedRender({
    render: () => Promise.resolve((count += 1)),
    manifest,
    dir,
  });
  const page = { pathname: '/x/unknown' };
  expect([await render(page), await render(page)]).toEqual([1, 2]);
});

test('a file that was cut off is rendered again', async () => {
  for (const name of readdirSync(dir)) {
    writeFileSync(path.join(dir, name), 'cut off');
  }
  expect(await build()).toEqual(['/x/bars', '/x/lines']);
});

test('keeps one file for each page', async () => {
  await build({ frame: 'f3' });
  expect(readdirSync(dir)).toHaveLength(2);
});

/** Files as authors and their editors may write them, in a real build: what is wrong with pages is in test/contentChecks.test.ts. */
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfflineManifest } from '../../plugins/offline/types';
import { editCopy, runInCopy } from '../support/copy';
import { expect, test } from '../support/commands';
import { siteDir } from '../support/site';

const version = 'v4';
const dir = `versioned_docs/version-${version}/data-grid`;
const folder = `${dir}/größe in 50%`;

/** As an editor on Windows saves it. */
const toWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

const page = toWindows(`---
title: Unusual files
description: A page whose files have unusual names.
slug: /react-data-grid/unusual
product: data-grid
unlisted: true
---

Text. See [Sorting](<../sorting/sorting.mdx>), and ![a picture](<./photo 50%25.svg>).

![a large picture](<./größe 50%25.webp>)

<Demo name="UnusualDemo" height={200} />

## A fence in a fence

\`\`\`\`md
\`\`\`js title="In code"
## No heading
\`\`\`
\`\`\`\`

## After the fence

\`\`\`tsx
const size = '50%';
\`\`\`
`);

const rows = Array.from({ length: 3000 }, (_, id) => `  { id: ${id}, name: 'Row ${id}' },\n`);

const demo = toWindows(`import * as React from 'react';

const rows: { id: number; name: string }[] = [
${rows.join('')}];

export default function UnusualDemo() {
  // preview-start
  return <p>{rows.length} rows</p>;
  // preview-end
}
`);

/** 2 MB of text. */
const long = toWindows(`---
title: Much text
description: A page of two megabytes.
slug: /react-data-grid/much
product: data-grid
unlisted: true
---

${`${'Filters rows. '.repeat(70)}\n\n`.repeat(2100)}
## After all of it
`);

/** It isn't put into the page itself, as small ones are. */
const largePicture = path.join(siteDir, 'docs/static/img/templates/dashboard-dark.webp');

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test(
  'names with spaces, % and other letters, Windows line endings, byte order marks, fences in fences, a long demo and a page of 2 MB are built',
  { tag: '@all' },
  async ({ copyProject }) => {
    const copy = await copyProject(version);
    await mkdir(path.join(copy, folder, 'demos'), { recursive: true });
    const write = (name: string, text: string) => writeFile(path.join(copy, folder, name), text);
    await write('größe 100%.mdx', page);
    await write('photo 50%.svg', drawing);
    await copyFile(largePicture, path.join(copy, folder, 'größe 50%.webp'));
    await write('demos/UnusualDemo.tsx', demo);
    await write('long.mdx', long);
    await editCopy(copy, `${dir}/sorting/sorting.mdx`, (text) =>
      toWindows(
        `${text}\nSee [unusual files](../gr%C3%B6%C3%9Fe%20in%2050%25/größe%20100%25.mdx).\n`,
      ),
    );
    await editCopy(copy, 'data/moved-pages.ts', (text) =>
      ['unusual', 'much'].reduce(
        (moves, name) =>
          moves.replace('v4: [', `v4: [{ from: '/react-data-grid/${name}', reason: 'removed' },`),
        text,
      ),
    );
    const { code, output } = await runInCopy(copy, 'cli/build.ts', [version]);
    expect(code, output).toBe(0);
    const built = path.join(copy, 'build/x/v4');
    const read = (name: string) => readFile(path.join(built, name), 'utf8');
    const html = await read('react-data-grid/unusual.html');
    expect(html).toMatch(/ id="?after-the-fence/);
    expect(html).not.toMatch(/ id="?no-heading/);
    expect(html).not.toMatch(/\r|\uFEFF/);
    expect(html).toMatch(/ href="?\/x\/v4\/react-data-grid\/sorting[" >]/);
    const images = [...html.matchAll(/<img[^>]* src="?([^" >]+)/g)]
      .map(([, src = '']) => src)
      .filter((src) => src.startsWith('/x/v4/assets/'));
    expect(images.length).toBeGreaterThan(0);
    const pictures = await readdir(path.join(built, 'assets/images'));
    for (const image of images) {
      expect(pictures).toContain(decodeURIComponent(path.basename(image)));
    }
    const { files, pages } = JSON.parse(await read('offline.json')) as OfflineManifest;
    const saved = pages['react-data-grid/unusual']?.files.map((index) => files[index]?.[0]);
    expect(saved).toEqual(
      expect.arrayContaining(images.map((image) => image.slice('/x/v4/'.length))),
    );
    expect(await read('react-data-grid/sorting.html')).toMatch(
      / href="?\/x\/v4\/react-data-grid\/unusual[" >]/,
    );
    expect(await read('react-data-grid/much.html')).toMatch(/ id="?after-all-of-it/);
    const markdown = await read('react-data-grid/unusual.md');
    expect(markdown).toContain('````md\n```js title="In code"\n## No heading\n```\n````');
    expect(markdown).not.toMatch(/\r|\uFEFF/);
  },
);

import { createRequire } from 'node:module';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { DiskCache } from './diskCache';
import { createMinifyCache } from './minifyCache';

/** The bundler that Docusaurus brings. */
const { rspack } = createRequire(require.resolve('@docusaurus/faster/package.json'))(
  '@rspack/core',
) as { rspack: CurrentBundler['instance'] };

const dir = mkdtempSync(path.join(tmpdir(), 'minified-'));
afterAll(() => rm(dir, { recursive: true }));

let kept: Map<string, string>;
const cache: DiskCache<string> = {
  get: (inputs) => Promise.resolve(kept.get(JSON.stringify(inputs))),
  set: (inputs, value) => {
    kept.set(JSON.stringify(inputs), value);
    return Promise.resolve();
  },
};

/** Bundles a module that loads another one; returns the files by their names without hashes. */
async function bundle(code: string, other = 'export default 1;'): Promise<Record<string, string>> {
  await writeFile(path.join(dir, 'main.js'), code);
  await writeFile(path.join(dir, 'other.js'), other);
  const names = await new Promise<string[]>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: dir,
        entry: './main.js',
        output: {
          path: path.join(dir, 'out'),
          filename: '[name].[contenthash:8].js',
          chunkFilename: '[name].[contenthash:8].js',
        },
        plugins: [createMinifyCache(() => Promise.resolve(cache)) as never],
      },
      (error, result) => {
        const problems = result?.toString({ all: false, errors: true });
        if (error || !result || problems) {
          reject(error ?? new Error(problems));
        } else {
          resolve(Object.keys(result.compilation.assets));
        }
      },
    );
  });
  const entries = names.map(
    async (name) => [name, await readFile(path.join(dir, 'out', name), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const code = `import(/* webpackChunkName: "other" */ './other.js').then((longName) => {
  console.log(longName.default + 1);
});`;

beforeEach(() => {
  kept = new Map();
});

test('files from the cache are those that the minifier makes, with the same hashes in their names', async () => {
  const minified = await bundle(code);
  expect(Object.values(minified).join('')).not.toContain('longName');
  const size = kept.size;
  expect(await bundle(code)).toEqual(minified);
  expect(kept.size).toBe(size);
});

test('a file that was minified before is not minified again, one that changed is', async () => {
  await bundle(code);
  kept.forEach((text, key) => kept.set(key, `${text}/* kept */`));
  const again = Object.values(await bundle(code));
  expect(again.filter((text) => text.endsWith('/* kept */'))).toHaveLength(again.length);
  const changed = await bundle(code, 'export default 2;');
  const other = Object.entries(changed).find(([name]) => name.startsWith('other'));
  expect(other?.[1]).not.toContain('/* kept */');
});

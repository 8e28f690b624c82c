/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPeers, measureSizes } from './measureSizes';

/** Digits that gzip can only halve. */
const toText = (seed: number, length: number) =>
  Array.from({ length: length / 100 }, (_, index) =>
    createHash('sha512').update(`${seed} ${index}`).digest('hex').slice(0, 100),
  ).join('');

const files = {
  'widgets/package.json': JSON.stringify({
    main: 'index.js',
    sideEffects: false,
    dependencies: { helpers: '1', later: '1' },
    peerDependencies: { react: '19', styling: '1', missing: '1' },
  }),
  'widgets/index.js': "export * from './Button.js';\nexport * from './Grid.js';\n",
  'widgets/Button.js':
    "import { style } from 'styling';\nimport { help } from 'helpers';\nexport const Button = [style, help];\n",
  'widgets/Grid.js': `import React from 'react';\nimport { help } from 'helpers';\nexport const Grid = [React, help, () => import('later'), '${toText(3, 4000)}'];\n`,
  'later/package.json': JSON.stringify({ main: 'index.js' }),
  'later/index.js': `export default '${toText(4, 9000)}';\n`,
  'helpers/package.json': JSON.stringify({ main: 'index.js', sideEffects: false }),
  'helpers/index.js': `export const help = '${toText(1, 1000)}';\n`,
  'styling/package.json': JSON.stringify({
    main: 'index.js',
    sideEffects: false,
    dependencies: { 'styling-core': '1' },
  }),
  'styling/index.js': "export { style } from 'styling-core';\n",
  'styling-core/package.json': JSON.stringify({ main: 'index.js', sideEffects: false }),
  'styling-core/index.js': `export const style = '${toText(2, 2000)}';\n`,
};

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sizes-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, 'node_modules', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterAll(() => rm(dir, { recursive: true }));

const toMeasured = (name: string) => ({
  name,
  product: 'data-table' as const,
  statement: `import { ${name} } from 'widgets';`,
});

test('peer packages bring what they depend on; the framework and missing ones do not count', () => {
  expect([...listPeers(['widgets'], dir)]).toEqual(['styling', 'styling-core']);
});

test('a component is measured with its peer packages and without them, and what it shares is listed', async () => {
  const components = ['Button', 'Grid'].map(toMeasured);
  const sizes = await measureSizes(components, dir, { widgets: '1.0.0' });
  const { Button, Grid } = sizes.components['data-table'] ?? {};
  expect(sizes.packages).toEqual({ widgets: '1.0.0' });
  // 1,000 digits of its helpers, 2,000 of the peer packages.
  expect(Button?.added).toBeGreaterThan(500);
  expect(Button?.added).toBeLessThan(800);
  expect(Button?.alone).toBeGreaterThan((Button?.added ?? 0) + 900);
  expect(Grid?.added).toBe(Grid?.alone);
  expect(Grid?.added).toBeGreaterThan(2500);
  // What it loads later doesn't count.
  expect(Grid?.added).toBeLessThan(4000);
  const shared = sizes.modules.filter(({ of }) => of === '3');
  expect(shared).toHaveLength(1);
  expect(shared[0]?.isPeer).toBe(false);
  expect(sizes.modules.filter(({ isPeer }) => isPeer).map(({ of }) => of)).toEqual(['1']);
});

test('a component that its package does not export is an error that names both', async () => {
  const measured = measureSizes([toMeasured('Table')], dir, { widgets: '1.0.0' });
  await expect(measured).rejects.toThrow(/No matching export in .*widgets.* for import "Table"/);
});

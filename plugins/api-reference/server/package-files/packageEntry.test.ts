import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findPackageEntry } from './packageEntry';
import { writePackages } from './testing/writePackages';

let dir: string;

beforeAll(async () => {
  dir = await writePackages({
    'both/package.json': '{ "main": "index.js" }',
    'both/index.js': '',
    'both/esm/index.js': '',
    'bundle/package.json': '{ "main": "dist/cjs.js", "module": "dist/esm.js" }',
    'bundle/dist/esm.js': '',
    'root/package.json': '{ "main": "./node/index.js", "module": "./index.js" }',
    'root/index.js': '',
    'beside/package.json': '{ "main": "./index.js" }',
    'beside/index.js': '',
    'beside/index.mjs': '',
    'types/package.json': '{}',
  });
});

afterAll(() => rm(path.dirname(dir), { recursive: true }));

test.each([
  ['both', 'esm/index.js'],
  ['bundle', 'dist/esm.js'],
  ['root', 'index.js'],
  ['beside', 'index.mjs'],
])('starts the package "%s" at %s', (name, entry) => {
  expect(findPackageEntry(path.join(dir, name))).toBe(path.join(dir, name, entry));
});

test('says where a package should be that is not there', () => {
  expect(() => findPackageEntry(path.join(dir, 'none'))).toThrow(
    `${dir}/none has no package. Run \`pnpm install\`, or remove the package from the version.`,
  );
});

test('says that a package holds no JavaScript', () => {
  expect(() => findPackageEntry(path.join(dir, 'types'))).toThrow('has no index.js');
});

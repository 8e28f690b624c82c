import { type BundledChunks, createRenderManifest } from './manifest';

/** Two pages in a shared layout, which loads a banner by itself; the frame loads a dialog. */
const bundled: BundledChunks = {
  chunks: [
    { id: 'main', files: ['main.js'], children: ['a', 'b', 'layout', 'vendor', 'dialog'] },
    { id: 'a', files: ['a.js'], children: [] },
    { id: 'b', files: ['b.js'] },
    { id: 'layout', files: ['layout.js'], children: ['banner'] },
    { id: 'vendor', files: ['vendor.js'] },
    { id: 'banner', files: ['banner.js'] },
    { id: 'dialog', files: ['dialog.js'] },
  ],
  groups: { a: ['a', 'vendor'], b: ['b'], layout: ['layout'], dialog: ['dialog'] },
};

const pageChunks = new Map([
  ['/a', ['layout', 'a']],
  ['/b', ['layout', 'b']],
  ['/unknown', ['layout', 'unknown']],
]);

const create = (changed = '') =>
  createRenderManifest(bundled, pageChunks, (file) => (file === changed ? 'changed' : file));

test.each([
  ['main.js', ['frame']],
  ['dialog.js', ['frame']],
  ['a.js', ['/a']],
  ['vendor.js', ['/a']],
  ['b.js', ['/b']],
  ['layout.js', ['/a', '/b']],
  ['banner.js', ['/a', '/b']],
])('a change in %s changes the hashes of %j alone', (file, expected) => {
  const [before, after] = [create(), create(file)];
  const changed = Object.keys(before.pages).filter(
    (page) => before.pages[page] !== after.pages[page],
  );
  expect(before.frame === after.frame ? changed : ['frame', ...changed]).toEqual(expected);
});

test('a page with a chunk that the bundler did not make has no hash', () => {
  expect(Object.keys(create().pages)).toEqual(['/a', '/b']);
});

import type { DemoSource } from '../../core/server/contribution';
import { type Folder, chooseFolders, describeOutdated } from './folders';

const toDemo = (folder: string, name: string): DemoSource => ({ folder, name, files: [] });

const toFolder = (name: string, demos: readonly string[], more: Partial<Folder> = {}): Folder => ({
  name,
  pages: [{ slug: `/${name}`, demos }],
  demos: demos.map((demo) => toDemo(name, demo)),
  outdated: [],
  ...more,
});

const evidence = {
  measured: '2026-01-01',
  axe: '4.0.0',
  packages: {},
  demos: { Bars: { hash: '1', rules: 1, stops: [], tree: [] } },
};

const folders = [toFolder('charts/bars', ['Bars']), toFolder('charts/lines', ['Lines'])];
const names = (found: readonly Folder[]) => found.map(({ name }) => name);

test.each([
  ['charts/bars', ['charts/bars']],
  ['charts', ['charts/bars', 'charts/lines']],
])('%s means its folders', (wanted, expected) => {
  expect(names(chooseFolders(folders, [wanted], 'v1'))).toEqual(expected);
});

test('a name that means no folder is an error with the nearest one', () => {
  expect(() => chooseFolders(folders, ['charts/bar'], 'v1')).toThrow(
    /v1 has no folder charts\/bar of pages with demos.*charts\/bars/,
  );
});

const version = { label: 'v1', name: 'v1', current: false };

test('what has changed and what was never measured is counted in a line, with the command', () => {
  const changed = toFolder('charts/bars', ['Bars', 'More'], {
    evidence,
    outdated: ['Bars', 'More'],
  });
  expect(describeOutdated([changed, ...folders.slice(1)], version)).toBe(
    'Accessibility evidence of v1: of 3 demos, 1 have changed since they were measured, and 1 were never measured. Run npm run evidence -- --version v1.',
  );
});

test.each([
  ['was never measured', [toFolder('charts/bars', ['Bars'], { outdated: ['Bars'] })]],
  ['is current', [toFolder('charts/bars', ['Bars'], { evidence })]],
])('nothing is said of a version that %s', (_what, known) => {
  expect(describeOutdated(known, version)).toBeUndefined();
});

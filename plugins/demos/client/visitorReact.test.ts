import type { VersionPackages } from '../types';
import { withReact } from './visitorReact';

const packages: VersionPackages = {
  grid: { version: '8.0.0', peers: ['react'], react: '^17.0.0 || ^18.0.0 || ^19.0.0' },
  forms: { version: '7.0.0', peers: ['react'], react: '^19.0.0' },
  react: { version: '19.2.0', peers: [] },
  'react-dom': { version: '19.2.0', peers: ['react'], react: '^19.2.0' },
  '@types/react': { version: '19.2.6', peers: [] },
};

const toVersions = (needed: readonly string[], react: string) =>
  Object.entries(withReact(packages, needed, react)).map(([name, { version }]) => [name, version]);

test("a project is on the visitor's React, with types of its major", () => {
  expect(Object.fromEntries(toVersions(['grid', 'react', 'react-dom'], '18.3.1'))).toMatchObject({
    grid: '8.0.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@types/react': '^18.0.0',
  });
});

test('the types of the same major stay', () => {
  expect(Object.fromEntries(toVersions(['grid'], '19.0.0'))).toMatchObject({
    react: '19.0.0',
    '@types/react': '19.2.6',
  });
});

test.each([
  ['the library', ['grid'], '16.14.0'],
  ['another package', ['grid', 'forms'], '18.3.1'],
])("where %s doesn't work with it, the version's React stays", (_name, needed, react) => {
  expect(withReact(packages, needed, react)).toBe(packages);
});

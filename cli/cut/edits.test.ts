import { load } from 'js-yaml';
import { addEntry, addImporter, findEntry, removeEntry, removeImporter } from './edits';

describe('removeEntry', () => {
  const list = `const site = {
  name: 'X Docs',
  versions: [
    { name: 'current', label: '8.11.0' },
    // Kept for long.
    { name: 'v7', label: 'v7' },
  ],
};
`;
  const record = `const redirects = {
  current: [{ from: '/x/a', to: '/x/b' }],
  v7: [],
};
`;

  const add = (source: string, text: string) => {
    const entry = findEntry(source, 'current');
    return entry ? addEntry(source, entry, text) : '';
  };

  test.each([
    [list, "    { name: 'v8', label: 'v8' }"],
    [record, '  v8: []'],
  ])('an entry stands after the current one, and is taken out again', (source, text) => {
    const more = add(source, text);
    expect(more).toMatch(/current.*\n.*v8.*,\n[^]*v7/);
    expect(removeEntry(more, 'v8')).toBe(source);
  });

  test('the last entry of a list can be taken out', () => {
    expect(removeEntry(list, 'v7')).toContain("'8.11.0' },\n    // Kept for long.\n    ],");
  });

  test('a file that says nothing of a version stays as it is', () => {
    expect(removeEntry(list, 'v8')).toBe(list);
  });
});

describe('addImporter', () => {
  const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      react:
        specifier: 19.2.9
        version: 19.2.9

  docs:
    dependencies:
      '@mui/x-charts':
        specifier: ^8.0.0
        version: 8.11.0(@emotion/react@11.14.0(react@19.2.9))(react@19.2.9)
      react:
        specifier: 19.2.9
        version: 19.2.9

  versioned_docs/version-v7:
    dependencies:
      react:
        specifier: 18.3.1
        version: 18.3.1

packages:

  react@18.3.1:
    resolution: {integrity: sha512-a}
`;

  const from = 'docs';

  test.each([
    ['versioned_docs/version-v8', ['.', 'docs', 'versioned_docs/version-v7', '+']],
    ['versioned_docs/version-v10', ['.', 'docs', '+', 'versioned_docs/version-v7']],
  ])('%s gets the same packages, by exact versions, at its place in the list', (to, order) => {
    const whole = addImporter(lockfile, from, to);
    const { importers } = load(whole) as { importers: Record<string, unknown> };
    expect(Object.keys(importers)).toEqual(order.map((name) => (name === '+' ? to : name)));
    expect(importers[to]).toEqual({
      dependencies: {
        '@mui/x-charts': {
          specifier: '8.11.0',
          version: '8.11.0(@emotion/react@11.14.0(react@19.2.9))(react@19.2.9)',
        },
        react: { specifier: '19.2.9', version: '19.2.9' },
      },
    });
    expect(removeImporter(whole, to)).toBe(lockfile);
  });

  test('a workspace that the lockfile does not know is named', () => {
    expect(() => addImporter(lockfile, 'other', 'versioned_docs/version-v8')).toThrow(
      'pnpm-lock.yaml has nothing of other. Run "pnpm install", which writes it there.',
    );
    expect(removeImporter(lockfile, 'versioned_docs/version-v8')).toBe(lockfile);
  });
});

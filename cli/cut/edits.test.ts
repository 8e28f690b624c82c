import { load } from 'js-yaml';
import { addEntry, addImporter, findEntry, removeEntry, removeImporter } from './edits';

describe('an entry of a data file', () => {
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
  ])('is added after the current one, and removed again', (source, text) => {
    const more = add(source, text);
    expect(more).toMatch(/current.*\n.*v8.*,\n[^]*v7/);
    expect(removeEntry(more, 'v8')).toBe(source);
  });

  test('can be removed at the end of a list', () => {
    expect(removeEntry(list, 'v7')).toContain("'8.11.0' },\n    // Kept for long.\n    ],");
  });

  test('that is missing leaves the file as it is', () => {
    expect(removeEntry(list, 'v8')).toBe(list);
  });
});

describe('a workspace of the lockfile', () => {
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
  ])('%s gets the same packages, at exact versions, in alphabetical order', (to, order) => {
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

  test('that is missing is named', () => {
    expect(() => addImporter(lockfile, 'other', 'versioned_docs/version-v8')).toThrow(
      'pnpm-lock.yaml has no workspace other. Run "pnpm install", which adds it.',
    );
    expect(removeImporter(lockfile, 'versioned_docs/version-v8')).toBe(lockfile);
  });
});

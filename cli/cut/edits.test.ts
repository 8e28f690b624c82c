import { mkdtempSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { siteDir } from '../../core/server/files';
import { addEntry, addImporter, changeFile, findEntry, removeEntry, removeImporter } from './edits';

describe('a file of the project', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edits-'));
  const file = path.join(folder, 'data.ts');
  const change = () => changeFile(path.relative(siteDir, file), (text) => text.replace('1', '2'));

  beforeEach(() => fs.writeFile(file, 'const a = 1;\n'));

  test('is changed', async () => {
    await change();
    expect(await fs.readFile(file, 'utf8')).toBe('const a = 2;\n');
  });

  test('stays as it is when the disk is full', async () => {
    const { writeFile } = fs;
    const spy = jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (target, text) => {
      await writeFile(target, String(text).slice(0, 5));
      throw new Error('ENOSPC: no space left on device');
    });
    await expect(change()).rejects.toThrow('no space left');
    spy.mockRestore();
    expect(await fs.readFile(file, 'utf8')).toBe('const a = 1;\n');
    expect(await fs.readdir(folder)).toEqual(['data.ts']);
  });
});

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
      '@acme/x-graphs':
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
        '@acme/x-graphs': {
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

import { load } from 'js-yaml';
import { addImporter } from './addImporter';
import { removeImporter } from './removeImporter';

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

import { collectSpecifiers, findImports, toPackageName } from './imports';

test.each([
  ['a default', `import Box from '@acme/material/Box';`],
  ['names over several lines', `import {\n  a,\n  b as c, // a note\n} from "@acme/material/Box";`],
  ['a namespace', `import * as Box from '@acme/material/Box'`],
  ['both', `import Box, { type BoxProps } from '@acme/material/Box';`],
  ['types', `import type { BoxProps } from '@acme/material/Box';`],
  ['nothing by name', `import '@acme/material/Box';`],
  ['no spaces', `import{Box}from'@acme/material/Box'`],
  ['a re-export', `export { default } from '@acme/material/Box';`],
  ['a re-export of all', `export * from '@acme/material/Box';`],
  ['a lazy import', `const Box = lazy(() => import('@acme/material/Box'));`],
])('finds an import of %s', (_what, code) => {
  expect(collectSpecifiers(`'use client';\n${code}\n`)).toEqual(['@acme/material/Box']);
});

test.each([
  ['a comment', `// import Box from 'a';\n/*\nimport Box from 'a';\n*/`],
  ['a template literal', 'const code = `\nimport Box from "a";\n`;'],
  ['text', `export default function Text() {\n  return <p>Greetings from 'a'</p>;\n}`],
  ['an own export', `export const from = 'a';\nexport { from };`],
  ['a property', `const where = import.meta.url;\nexport default 'a'`],
])('finds none in %s', (_what, code) => {
  expect(collectSpecifiers(code)).toEqual([]);
});

test('returns each specifier once, in order', () => {
  const code = `import b from 'b';\nimport './a.css';\nimport type { B } from 'b';\nimport c from '../c';\n`;
  expect(collectSpecifiers(code)).toEqual(['b', './a.css', '../c']);
});

test('returns what a declaration binds, and nothing for other imports', () => {
  const code = `import Box, { type BoxProps } from 'a';\nimport 'b';\nexport * from 'c';\nimport('d');\n`;
  expect(findImports(code)).toEqual([
    { specifier: 'a', clause: 'Box, { type BoxProps }' },
    { specifier: 'b', clause: '' },
    { specifier: 'c' },
    { specifier: 'd' },
  ]);
});

test.each([
  ['dayjs', 'dayjs'],
  ['dayjs/locale/de', 'dayjs'],
  ['@acme/x-data-table', '@acme/x-data-table'],
  ['@acme/material/Box', '@acme/material'],
])('finds the package of %s', (specifier, name) => {
  expect(toPackageName(specifier)).toBe(name);
});

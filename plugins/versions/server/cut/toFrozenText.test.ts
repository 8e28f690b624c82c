import { toFrozenText } from './toFrozenText';

test.each([
  ['mount.tsx', "import a from '../plugins/a';", "import a from '../../plugins/a';"],
  ['tsconfig.json', '"include": ["../plugins/a.d.ts"]', '"include": ["../../plugins/a.d.ts"]'],
  ['a/demos/A.tsx', "import a from '../../rows';", "import a from '../../rows';"],
  ['a/demos/A.tsx', "import a from '../../../src/a';", "import a from '../../../../src/a';"],
  ['a/a.mdx', "import A from '../../src/A';", "import A from '../../../src/A';"],
  ['a/a.mdx', "import A from './a.svg';", "import A from './a.svg';"],
  ['a/a.mdx', "As in `'../../../x'`.", "As in `'../../../x'`."],
  ['a/a.mdx', '[B](../b/b.mdx)', '[B](../b/b.mdx)'],
  ['a.mdx', '<ApiChanges from="v7" to="current" />', '<ApiChanges from="v7" to="v8" />'],
])('%s: %s', (file, text, expected) => {
  expect(toFrozenText(text, file, 'v8')).toBe(expected);
});

import { findFreeHue, toFrozenText, toPinnedManifest } from './freeze';

describe('the hue of a new version', () => {
  test.each([
    [[255, 165, 75, 35, 340], 120],
    [[255, 165, 120, 75, 35, 340], 210],
    [[350, 170], 260],
    [[200, 210], 25],
    [[90], 270],
  ])('is the farthest from %j: %i', (hues, expected) => {
    expect(findFreeHue(hues)).toBe(expected);
  });
});

describe('files of a frozen version', () => {
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
});

describe('package.json of a frozen version', () => {
  test('has its own name and exactly the installed packages', () => {
    const manifest = {
      name: 'docs-current',
      private: true,
      dependencies: { '@acme/x-graphs': '^8.0.0', react: '19.2.9' },
    };
    const dependencies = {
      '@acme/x-graphs': { version: '8.11.0(react@19.2.9)' },
      react: { version: '19.2.9' },
    };
    expect(toPinnedManifest(manifest, 'v8', { dependencies })).toEqual({
      name: 'docs-v8',
      private: true,
      dependencies: { '@acme/x-graphs': '8.11.0', react: '19.2.9' },
    });
  });
});

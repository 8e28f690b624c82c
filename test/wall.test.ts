/** Lint keeps browser code and Node code apart; here it is seen to do so. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const refused: [file: string, imported: string, message: RegExp][] = [
  ['plugins/demos/theme/Demo/index.tsx', '../../server/readDemos', /browser file imports nothing/],
  ['plugins/demos/client/useIsland.ts', 'node:path', /browser file imports nothing/],
  ['plugins/demos/client/useIsland.ts', '../options', /browser file imports nothing/],
  ['src/theme/Footer/index.tsx', 'node:fs/promises', /browser file imports nothing/],
  ['src/theme/Footer/index.tsx', '@site/plugins/demos/server/readDemos', /browser file imports/],
  [
    'src/theme/Footer/index.tsx',
    '../../../plugins/demos/client/useIsland',
    /only its client\/index/,
  ],
  ['plugins/demos/client/useIsland.ts', '../../ads/client/useAd', /only its client\/index/],
  ['plugins/demos/server/readDemos.ts', 'react', /Node file imports nothing/],
  ['plugins/demos/server/readDemos.ts', 'react-dom/server', /Node file imports nothing/],
  ['plugins/demos/server/readDemos.ts', '@theme/Demo', /Node file imports nothing/],
  ['plugins/demos/index.ts', './theme/Demo', /Node file imports nothing/],
  ['plugins/demos/options.ts', './client', /Node file imports nothing/],
  ['plugins/demos/server/readDemos.ts', '../../ads/server/readAds', /only its client\/index/],
  ['plugins/demos/types.ts', '../../core/server/html', /beside types\.ts imports only its like/],
  ['plugins/demos/types.ts', './options', /beside types\.ts imports only its like/],
  ['plugins/navigation/toSlug.ts', './server/toTree', /beside types\.ts imports only its like/],
  ['plugins/demos/types.ts', 'react', /beside types\.ts imports only its like/],
];

const allowed: [file: string, imported: string][] = [
  ['plugins/demos/theme/Demo/index.tsx', '../../client/useIsland'],
  ['plugins/demos/theme/Demo/index.tsx', '../../../preferences/client'],
  ['plugins/demos/theme/Demo/index.tsx', '../../../preferences/types'],
  ['plugins/demos/server/readDemos.ts', 'node:path'],
  ['plugins/demos/server/readDemos.ts', '../../../core/server/html'],
  ['plugins/demos/index.ts', './server/readDemos'],
  ['plugins/demos/types.ts', '../preferences/types'],
  ['plugins/navigation/toSlug.ts', './types'],
  ['cli/build.ts', './build/buildVersion'],
];

function lint(files: readonly (readonly [file: string, imported: string, ...unknown[]])[]) {
  const texts = files.map(([filePath, imported]) => ({
    filePath,
    text: `import { name } from '${imported}';\nexport const used = name;\n`,
  }));
  const printed = execFileSync('node', ['test/lintTexts.mjs'], {
    cwd: path.resolve(__dirname, '..'),
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return (JSON.parse(printed) as string[][]).map((messages) => messages.join('\n'));
}

const messages = lint([...refused, ...allowed]);

test.each(refused.map((row, index) => [...row, index] as const))(
  '%s may not import %s',
  (_file, _imported, message, index) => {
    expect(messages[index]).toMatch(message);
  },
);

test.each(allowed.map((row, index) => [...row, refused.length + index] as const))(
  '%s may import %s',
  (_file, _imported, index) => {
    expect(messages[index]).toBe('');
  },
);

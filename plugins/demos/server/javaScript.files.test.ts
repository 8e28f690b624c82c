import { Globby } from '@docusaurus/utils';
import { platformDir } from '../../../core/server/files';
import { collectComments, collectProblemsOf } from './testing/samePrograms';

test('finds the comments that it looks for', () => {
  const source =
    '// 1\nconst a = f(/* 2 */ b as /* type */ T); /* 3 */\n// 4\ntype T = /* type */ U;\n';
  expect(collectComments(source)).toEqual(['// 1', '/* 2 */', '/* 3 */', '// 4']);
});

test.each([
  ['our components', ['{plugins,src}/**/*.tsx'], 6],
  ["Docusaurus's components", ['node_modules/@docusaurus/*/src/**/*.tsx'], 16],
])(
  'makes of %s the programs that TypeScript makes, with their comments',
  async (_name, patterns, step) => {
    const files = await Globby(patterns, {
      cwd: platformDir,
      absolute: true,
      ignore: ['**/*.test.tsx'],
    });
    expect(files.length).toBeGreaterThan(20);
    expect(await collectProblemsOf(files, step)).toEqual([]);
  },
);

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parseSource } from './to-javascript/parseSource';
import {
  collectProgramProblems,
  collectSyntaxProblems,
} from './to-javascript/testing/collectProblems';
import { collectSourceComments } from './to-javascript/testing/collectSourceComments';
import { toJavaScript } from './toJavaScript';

const siteDir = path.resolve(__dirname, '../../..');

async function collectProblems(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const output = await toJavaScript(source);
  const parsed = parseSource(source, 'tsx');
  const flat = output.replace(/\s+/g, ' ');
  const lost =
    'file' in parsed
      ? collectSourceComments(parsed.file).filter((comment) => !flat.includes(comment))
      : [];
  return [
    ...collectSyntaxProblems(output),
    ...collectProgramProblems(source, output),
    ...lost.map((comment) => `lost ${comment}`),
    ...((await toJavaScript(output)) === output ? [] : ['changes once more']),
  ].map((problem) => `${path.relative(siteDir, file)}: ${problem}`);
}

test.each([
  // A part of each, which are much alike.
  ['our components', ['{core,plugins,src}/**/*.tsx'], 6],
  ['our demos', ['docs/**/demos/*.tsx', 'versioned_docs/**/demos/*.tsx'], 12],
  ["Docusaurus's components", ['node_modules/@docusaurus/*/src/**/*.tsx'], 16],
])(
  'makes of %s the programs that TypeScript makes, with their comments',
  async (_name, patterns, step) => {
    const files = await Globby(patterns, {
      cwd: siteDir,
      absolute: true,
      ignore: ['**/{docs,versioned_docs/*}/node_modules/**'],
    });
    expect(files.length).toBeGreaterThan(20);
    const problems: string[] = [];
    for (const file of files.toSorted().filter((_, index) => index % step === 0)) {
      problems.push(...(await collectProblems(file)));
    }
    expect(problems).toEqual([]);
  },
);

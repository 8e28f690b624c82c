/** Phrases that sound translated stay out of pages about the project, comments, messages and the interface. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const siteDir = path.resolve(__dirname, '..');

/** What not to write, and what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bof (?:its|their) own\b/i, '"its own …", or nothing'],
  [/\bwith a label each\b/i, '"each with a label"'],
  [/\bthe one of\b/i, '"that of", or the name'],
  [/\bNothing says what\b/i, '"No rule for …"'],
  [/\bcould not be made of\b/i, '"failed"'],
  [/\bEverything is as it was\b/i, '"… reset"'],
  [/\bNeither is there unless\b/i, '"off until"'],
  [/\b(?:is|are|was|were) told\b(?! apart)/i, '"is tracked", "is reported", "is shown"'],
  [/\bwhat stands\b|\bstands (?:beside|under|above|there|in the|at the)\b/i, '"is"'],
  [/\bThere is no \w+ that\b/i, '"No …"'],
];

test('no page, comment or message has a phrase that sounds translated', async () => {
  const patterns = ['*.md', '{core,cli,deploy,plugins,src}/**/*.{md,ts,tsx}'];
  const files = await Globby(patterns, {
    cwd: siteDir,
    ignore: ['**/node_modules/**', '**/*.test.*', '**/testing/**', 'CHANGELOG.md'],
  });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        phrases
          .filter(([phrase]) => phrase.test(line))
          .map(([phrase, instead]) => {
            const words = phrase.exec(line)?.[0];
            return `${file}:${index + 1}: "${words}". Write ${instead}.`;
          }),
      ),
  );
  expect(found).toEqual([]);
});

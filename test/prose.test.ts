/** Phrases that sound translated stay out of every text: pages, READMEs, comments, messages, the interface. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

const siteDir = path.resolve(__dirname, '..');

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** What not to write, and what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bof (?:its|their) own\b/i, '"its own …", or nothing'],
  [/\bwith an? \w+ each[.,:;]/i, '"each with a …"'],
  [/\bthe one (?:of|below:|above:)/i, '"that of", or the name'],
  [/\bNothing says what\b/i, '"No rule for …"'],
  [/\bcould(?: not|n't) be (?:made|loaded|opened|found|read)\b/i, '"failed to …"'],
  [/\bEverything is as it was\b/i, '"… reset"'],
  [/\bNeither is there unless\b/i, '"off until"'],
  [/\bstart there\b/i, '"Go to …"'],
  [/\b(?:is|are|was|were) told\b(?! apart)/i, '"is tracked", "is reported", "is shown"'],
  [
    /\btells? (?:what|which|whether|how|when|where|about|days|it;|the (?:same|number|value|state|order|level))/,
    '"shows", "says"',
  ],
  [
    /\bwhat stands\b(?! out)|\bstands? (?:beside|under|above|below|there|side by side)\b|\bstands (?:at|in)\b(?! for)/i,
    '"is"',
  ],
  [/\bgo(?:es)? away\b|\b(?:and|then) the \w+ goes[.,;:]/i, '"disappears", "is gone"'],
  [/\bthere (?:is|are) no \w+ that\b/i, '"No …"'],
  [/\bthe period before\b/i, '"previous period"'],
  [/\bgo on to\b/i, '"Continue to …"'],
  [/\bget the letter\b/i, '"Subscribe"'],
  [/\ba person and month\b/i, '"per person per month"'],
  [/\bon the bench\b/i, '"live"'],
  [/\boutside ads\b/i, '"third-party ads"'],
  [/\btakes no ref\b/i, '"doesn\'t accept a ref"'],
  [/\bmaybe renamed\b/i, '"possibly renamed"'],
  [/\bwhole type\b/i, '"full type"'],
];

/** What readers, users and contributors read. */
const prose = [
  '*.{md,ts}',
  '.github/**/*.{md,yml}',
  '{core,cli,deploy,plugins,src,data}/**/*.{md,ts,tsx}',
  '{docs,versioned_docs}/**/*.{mdx,ts,tsx}',
  'test/bench/README.md',
];

test('no page, comment or message has a phrase that sounds translated', async () => {
  const files = await Globby(prose, {
    cwd: siteDir,
    dot: true,
    ignore: ['**/node_modules/**', '**/*.test.*', '**/testing/**', 'CHANGELOG.md'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    read(file)
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

test('the README lists every plugin', () => {
  const readme = read('README.md');
  const missing = readdirSync(path.join(siteDir, 'plugins')).filter(
    (name) => !readme.includes(`\n| \`${name}\``) && !readme.includes(`\n| [\`${name}\`](`),
  );
  expect(missing).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])(
  '%s names only files that exist',
  (file) => {
    const places = [...read(file).matchAll(/`((?:cli|core|deploy|plugins|src|test)\/[\w./-]+)`/g)];
    const missing = places
      .map(([, place = '']) => place)
      // The site of another library does without it.
      .filter((place) => !place.startsWith('test/this-site/'))
      .filter((place) => !existsSync(path.join(siteDir, place)));
    expect(places.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  },
);

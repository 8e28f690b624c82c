import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { basicCharacters, fonts } from '../../src/css/fonts';
import { platformDir } from './files';
import { addAlphabets, emitFonts, fontSubsets, listCharacters, widenFaces } from './fonts';

test('the characters of a range are listed', () => {
  expect(listCharacters('U+41-43, U+2026')).toBe('ABC…');
});

test.each(['41-43', 'U+43-41', 'U+41,', 'U+4?'])('the range %s is refused', (range) => {
  expect(() => listCharacters(range)).toThrow('Write U+20 or U+20-7E.');
});

test('small fonts are files too, and other small files stay as they are', () => {
  const toRule = (test: RegExp) => ({ test, use: [{ loader: 'url', options: { limit: 10_000 } }] });
  const rules = [toRule(/\.woff2?$/), toRule(/\.png$/), { use: 'raw' }, '...'];
  emitFonts(rules);
  expect(rules).toMatchObject([
    { use: [{ options: { limit: 0 } }] },
    { use: [{ options: { limit: 10_000 } }] },
    {},
    '...',
  ]);
});

const styles = readFileSync(path.join(platformDir, 'src/css/fonts.css'), 'utf8');
const rangeOf = (face: string) =>
  /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';

test('the subsets of the fonts are small, and of the characters that the stylesheet says', async () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  await fontSubsets(fonts, 'en', { generatedFilesDir }).loadContent?.();
  const sizes = fonts.map(
    ({ name }) => readFileSync(path.join(generatedFilesDir, `fonts/${name}.woff2`)).length,
  );
  rmSync(generatedFilesDir, { recursive: true });
  const [text = 0, code = 0, ...others] = sizes;
  expect(Math.min(...sizes)).toBeGreaterThan(5_000);
  expect(text + code).toBeLessThan(26_000);
  expect(Math.max(...others)).toBeLessThan(12_000);

  const faces = styles.split('@font-face').filter((face) => face.includes('@generated/fonts/'));
  const asked = faces.map((face) => [/fonts\/([\w-]+)\.woff2/.exec(face)?.[1], rangeOf(face)]);
  const cut = fonts.map(({ name, characters }) => [name, characters]);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(cut));
});

test.each([
  ['Polish', 'Zażółć gęślą jaźń', 'european'],
  ['Czech', 'Příliš žluťoučký kůň', 'european'],
  ['Romanian', 'înțeles și ștampilă', 'european'],
  ['Hausa', 'ɓera', 'latin-ext'],
  ['Vietnamese', 'tiếng Việt', 'vietnamese'],
  ['Greek', 'Ελληνικά', 'greek'],
  ['Russian', 'Объём', 'cyrillic'],
  ['Kazakh', 'Әліппе', 'cyrillic-ext'],
])('%s has text and code in the fonts of the site', async (_, words, part) => {
  const { css } = await postcss([addAlphabets()]).process(styles, { from: undefined });
  const faces = css.split('@font-face').filter((face) => face.includes('unicode-range'));
  for (const family of ['Inter Variable', 'JetBrains Mono Variable']) {
    const own = faces.filter((face) => face.includes(`'${family}'`));
    const asked = [...words].map((letter) =>
      own.findLast((face) => listCharacters(rangeOf(face)).includes(letter)),
    );
    expect(asked).not.toContain(undefined);
    expect(asked.some((face) => face?.includes(`-${part}`))).toBe(true);
  }
});

test('the fonts of other alphabets are added once, however often a stylesheet is read', async () => {
  const layer = `@layer site {${styles}}`;
  const [once, often] = await Promise.all(
    [1, 3].map((times) =>
      postcss(Array.from({ length: times }, addAlphabets)).process(layer, { from: undefined }),
    ),
  );
  expect(often?.css).toBe(once?.css);
  expect(once?.css.match(/-greek-wght/g)).toHaveLength(2);
});

test('English asks for the same fonts whatever other alphabets there are', async () => {
  const { css } = await postcss([addAlphabets()]).process(styles, { from: undefined });
  const faces = css.split('@font-face').filter((face) => face.includes('unicode-range'));
  const having = faces.filter((face) => listCharacters(rangeOf(face)).includes('e'));
  expect(having).toHaveLength(4);
  expect(having.filter((face) => !/generated|-latin-wght/.test(face))).toEqual([]);
});

test.each([
  ['en', basicCharacters],
  ['zh', basicCharacters],
  ['pt-BR', `${basicCharacters}, U+A1, U+BF-FF, U+131, U+152-153`],
])('in %s, stylesheets ask subsets for what its pages have', (language, characters) => {
  const other = '@font-face{src:url(@fontsource/inter.woff2);unicode-range:U+0-FF}';
  const face = (range: string) =>
    `@font-face{src:url(@generated/fonts/inter.woff2);unicode-range:${range}}`;
  const { css } = postcss([widenFaces(fonts, language)]).process(face(basicCharacters) + other, {
    from: undefined,
  });
  expect(css).toBe(face(characters) + other);
});

test('a subset in a language with accents has their letters', async () => {
  const read = async (language: string) => {
    const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    await fontSubsets(fonts, language, { generatedFilesDir }).loadContent?.();
    return readFileSync(path.join(generatedFilesDir, 'fonts/inter.woff2')).length;
  };
  const [plain, accented] = [await read('en'), await read('pt-BR')];
  expect(accented).toBeGreaterThan(plain);
  expect(accented).toBeLessThan(plain + 8_000);
});

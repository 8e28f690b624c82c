import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basicCharacters, fonts } from '../../src/css/fonts';
import { siteDir } from './files';
import { emitFonts, fontSubsets, listCharacters, widenFaces } from './fonts';
import postcss from 'postcss';

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

test('the subsets of the fonts are small, and of the characters that the stylesheet says', async () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  await fontSubsets(fonts, 'en', { generatedFilesDir }).loadContent?.();
  const sizes = fonts.map(
    ({ name }) => readFileSync(path.join(generatedFilesDir, `fonts/${name}.woff2`)).length,
  );
  rmSync(generatedFilesDir, { recursive: true });
  expect(Math.min(...sizes)).toBeGreaterThan(5_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(26_000);

  const css = readFileSync(path.join(siteDir, 'src/css/fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes('@generated/fonts/'));
  expect(faces).toHaveLength(fonts.length);
  for (const face of faces) {
    const [, range = ''] = /unicode-range:\s*([^;]+);/.exec(face) ?? [];
    expect(range.replaceAll(/\s+/g, ' ')).toBe(basicCharacters);
  }
});

test.each([
  ['en', basicCharacters],
  ['zh', basicCharacters],
  ['pt-BR', `${basicCharacters}, U+A1, U+BF-FF`],
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

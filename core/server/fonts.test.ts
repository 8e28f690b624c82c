import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basicCharacters, fonts } from '../../src/css/fonts';
import { siteDir } from './files';
import { fontSubsets, listCharacters } from './fonts';

test('the characters of a range are listed', () => {
  expect(listCharacters('U+41-43, U+2026')).toBe('ABC…');
});

test.each(['41-43', 'U+43-41', 'U+41,', 'U+4?'])('the range %s is refused', (range) => {
  expect(() => listCharacters(range)).toThrow('Write U+20 or U+20-7E.');
});

test('the subsets of the fonts are small, and of the characters that the stylesheet says', async () => {
  const generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  await fontSubsets(fonts, { siteDir, generatedFilesDir }).loadContent?.();
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

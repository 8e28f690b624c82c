import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');

/** The descriptors of each `@font-face`. */
const faces = css
  .split('@font-face')
  .slice(1)
  .map((block) =>
    Object.fromEntries(
      [...block.matchAll(/^\s+([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' '),
      ]),
    ),
  );

const toNumber = (value = '') => Number.parseFloat(value);

test.each(["'Inter Fallback'", "'JetBrains Mono Fallback'"])(
  '%s has bold letters of its fonts, and lines as high as the others',
  (family) => {
    const [regular, bold, ...more] = faces.filter((face) => face['font-family'] === family);
    expect(more).toEqual([]);
    expect(regular?.['font-weight']).toBe('100 599');
    expect(bold?.['font-weight']).toBe('600 900');
    const locals = (face = regular) => face?.src?.match(/local\('[^']+'\)/g) ?? [];
    expect(locals(bold).length).toBeGreaterThanOrEqual(locals().length);
    expect(locals(bold).filter((name) => !name.includes('Bold'))).toEqual([]);
    expect(locals().filter((name) => name.includes('Bold'))).toEqual([]);
    for (const part of ['ascent-override', 'descent-override']) {
      const toHeight = (face = regular) => toNumber(face?.[part]) * toNumber(face?.['size-adjust']);
      // In tenths of a percent.
      expect(toHeight(bold) / 1000).toBeCloseTo(toHeight() / 1000, 1);
    }
  },
);

test('a font that comes too late moves nothing: it waits for the next page', () => {
  const remote = faces.filter(({ src }) => src?.includes('url('));
  expect(remote).toHaveLength(6);
  expect(remote.map((face) => face['font-display'])).toEqual(Array(6).fill('optional'));
});

import type { Font } from '../../core/server/fonts';

/** The characters that nearly every English page has; `fonts.css` has them as `unicode-range`. */
export const basicCharacters =
  'U+20-7E, U+A0, U+A9, U+AB, U+B0, U+B1, U+B7, U+BB, U+D7, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022, U+2026, U+2191, U+2193, U+2212';

/** What other languages have in Latin script: letters with accents, and marks before a question. */
const accented = 'U+A1, U+BF-FF, U+131, U+152-153';

/** Other letters of the languages of Europe: of Polish, Czech, Turkish, Romanian. */
export const europeanLetters = 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E';

const weights = { min: 400, max: 750 };

export const fonts: readonly Font[] = [
  {
    name: 'inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    characters: basicCharacters,
    accented,
    weights,
    features: ['kern', 'tnum'],
  },
  {
    name: 'jetbrains-mono',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    characters: basicCharacters,
    accented,
    weights,
    features: [],
  },
  {
    name: 'inter-european',
    file: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    characters: europeanLetters,
    weights,
    features: ['kern'],
  },
  {
    name: 'jetbrains-mono-european',
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2',
    characters: europeanLetters,
    weights,
    features: [],
  },
];

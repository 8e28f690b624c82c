import { Alphabets } from './alphabets';

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(/x/${file}.woff2)format("woff2");unicode-range:${range}}`;
const fallback = '@font-face{font-family:Text Fallback;src:local(Arial)}';
const css = [
  face('Text', 'greek', 'U+370-3FF'),
  face('Text', 'all', 'u+100-24f,U+2020'),
  face('Text', 'basic', 'U+??,U+20??'),
  face('Text', 'european', 'U+1??'),
  fallback,
  face('Code', 'code-greek', 'U+370-3FF'),
  face('Code', 'code', 'U+0-FF'),
  'p{top:0}',
].join('');
const alphabets = new Alphabets(css);
const listFiles = (text: string) =>
  alphabets.of(text).map(({ url }) => url.replaceAll(/^\/x\/|\.woff2$/g, ''));

test('a page in English asks for none, whatever its signs and accents', () => {
  expect(listFiles('Plain – “naïve”†')).toEqual([]);
});

test('a page asks for the fonts of its letters, of several with one the last', () => {
  expect(listFiles('Łódź')).toEqual(['european']);
  expect(listFiles('Łódź and ȷ')).toEqual(['all', 'european']);
  expect(listFiles('λόγος')).toEqual(['greek', 'code-greek']);
});

test('letters that no font has ask for none', () => {
  expect(listFiles('日本 😀')).toEqual([]);
});

test('what all pages have has the other fonts', () => {
  expect(alphabets.css).toBe(
    [
      face('Text', 'basic', 'U+??,U+20??'),
      fallback,
      face('Code', 'code', 'U+0-FF'),
      'p{top:0}',
    ].join(''),
  );
});

test('fonts in a layer are found as well', () => {
  const layered = new Alphabets(`@layer site{${css}}`);
  expect(layered.of('Łódź').map(({ url }) => url)).toEqual(['/x/european.woff2']);
  expect(layered.css).toBe(`@layer site{${alphabets.css}}`);
});

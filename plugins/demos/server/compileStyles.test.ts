import postcss, { type AtRule, type Root } from 'postcss';
import { compileStyles } from './compileStyles';

const frame = '[data-styles=a]';

const compileTailwind = (classes: string) =>
  compileStyles({
    scope: 'a',
    style: 'Tailwind',
    source: `export const box = <div className="${classes}" />;`,
    cssFiles: [],
  });

const compileCss = (code: string) =>
  compileStyles({ scope: 'a', style: 'CSS', source: '', cssFiles: [{ file: 'A.css', code }] });

/** The selectors of every rule that is no step of an animation. */
function collectSelectors(root: Root): string[] {
  const selectors: string[] = [];
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name !== 'keyframes') {
      selectors.push(...rule.selectors);
    }
  });
  return selectors;
}

const manyClasses = [
  'animate-spin space-y-2 border-2 shadow-md p-4 bg-sky-500/10 hover:underline group-hover:flex',
  'md:flex dark:md:bg-sky-900 before:block placeholder:text-red-500 max-md:hidden mt-2!',
  '[&_.Row:nth-child(even)]:bg-sky-100 [&>*]:p-1 has-[b]:p-2 print:hidden from-red-500',
].join(' ');

const nestedCss = `
  html { color: red; & .a { color: blue; &:hover { color: green; } } }
  .b, :root > .c::after { animation: turn 1s; }
  @media (width >= 600px) { .d { margin: 0; } }
  @keyframes turn { from { rotate: 0deg; } to { rotate: 90deg; } }
`;

describe.each([
  ['Tailwind', () => compileTailwind(manyClasses)],
  ['CSS', () => compileCss(nestedCss)],
])('%s', (_style, compile) => {
  test('reaches nothing outside of the frame', async () => {
    const selectors = collectSelectors(postcss.parse(await compile()));
    expect(selectors.length).toBeGreaterThan(4);
    for (const selector of selectors) {
      expect(selector).toMatch(/^(?::where\()?\[data-styles=a\]/);
    }
  });

  test('holds no nested rule, and no at-rule that is beyond older browsers or a scope', async () => {
    const root = postcss.parse(await compile());
    root.walkRules(({ parent }) => expect(parent?.type).not.toBe('rule'));
    const names = new Set<string>();
    root.walkAtRules(({ name }) => void names.add(name));
    expect(['media', 'supports', 'keyframes']).toEqual(expect.arrayContaining([...names]));
  });

  test('comes out the same again', async () => {
    expect(await compile()).toBe(await compile());
  });
});

describe('Tailwind', () => {
  test('makes the classes of the code and no others', async () => {
    const css = await compileTailwind('p-4 bg-sky-100');
    expect(css).toContain('.p-4{padding:');
    expect(css).toContain('--color-sky-100:');
    expect(css).not.toMatch(/\.m-4|--color-red/);
  });

  test("wins over the library's classes with a utility, without being important", async () => {
    expect(await compileTailwind('p-4')).toContain(`${frame}:not(#_) .p-4{`);
    expect(await compileTailwind('p-4')).not.toContain('.p-4{padding:calc(var(--spacing)*4)!');
    expect(await compileTailwind('p-4!')).toContain('!important}');
  });

  test("loses to the library's classes with its reset", async () => {
    const css = await compileTailwind('p-4');
    expect(css).toContain(`:where(${frame} ol)`);
    expect(css).toContain(`:where(${frame} *)::placeholder`);
  });

  test('gives the frame its theme', async () => {
    expect(await compileTailwind('p-4')).toMatch(
      /:where\(\[data-styles=a\]\)\{[^}]*--spacing:.25rem/,
    );
  });

  test("follows the frame's mode", async () => {
    expect(await compileTailwind('dark:p-4')).toContain(
      `${frame}:not(#_) .dark\\:p-4:where([data-mode=dark],[data-mode=dark] *){`,
    );
  });

  test('sets the values that a utility starts from on every element', async () => {
    const css = await compileTailwind('border-2');
    expect(css).toContain(`:where(${frame} *)`);
    expect(css).toContain('{--tw-border-style:solid}');
    expect(css).not.toContain('-moz-orient');
  });

  test('keeps media queries and keyframes', async () => {
    const css = await compileTailwind('md:p-4 animate-spin');
    expect(css).toContain(`@media (min-width:48rem){${frame}:not(#_) .md\\:p-4{`);
    expect(css).toContain('@keyframes spin{to{');
  });
});

describe('CSS', () => {
  test("adds the frame's weight to the author's", async () => {
    expect(await compileCss('.a.b { margin: 0 }')).toBe(`${frame} .a.b{margin:0}`);
  });

  test("lets the page's mode stand for the system's", async () => {
    const css = '@media (prefers-color-scheme: dark) { .a { margin: 0 } }';
    expect(await compileCss(css)).toBe(`${frame}:where([data-mode=dark]) .a{margin:0}`);
  });

  test('names every line that would reach the page', async () => {
    const css = [
      '@import "b.css";',
      '.a { margin: 0 }',
      '@font-face { font-family: A; }',
      '@media print and (prefers-color-scheme: dark) { .a { margin: 1px } }',
    ].join('\n');
    await expect(compileCss(css)).rejects.toThrow(
      [
        "A.css:1: @import affects the page around the demo. A demo's CSS can use @media, @supports, @container, @keyframes.",
        "A.css:3: @font-face affects the page around the demo. A demo's CSS can use @media, @supports, @container, @keyframes.",
        "A.css:4: nest other queries inside @media (prefers-color-scheme: …): the page's mode replaces it.",
      ].join('\n'),
    );
  });

  test('says where a file is broken', async () => {
    await expect(compileCss('.a {\n  margin 0;\n}')).rejects.toThrow(/A\.css:2:3/);
  });
});

test('needs nothing for the library alone', async () => {
  expect(
    await compileStyles({ scope: 'a', style: 'Acme System', source: 'p-4', cssFiles: [] }),
  ).toBe('');
});

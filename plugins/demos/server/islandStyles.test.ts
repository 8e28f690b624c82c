import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderIslandStyles, scopeToIslands } from './islandStyles';

const scope = ':where([data-island],[data-island] *)';

test.each([
  ['.card{top:0}', `.card${scope}{top:0}`],
  ['.card:hover > .title::after{top:0}', `.card:hover>.title${scope}:after{top:0}`],
  ['::placeholder{top:0}', `${scope}::placeholder{top:0}`],
  ['*{top:0}', `*${scope}{top:0}`],
  ['[data-mode="a > b"] .card{top:0}', `[data-mode="a > b"] .card${scope}{top:0}`],
  ['.card{&:hover{top:0}}', `.card:hover${scope}{top:0}`],
  ['@media print{.card{top:0}}', `@media print{.card${scope}{top:0}}`],
])('reaches only what is in islands: %s', (css, expected) => {
  expect(scopeToIslands(css)).toBe(`@layer library{${expected}}`);
});

test.each([
  [':root{--a:1}', '[data-island]{--a:1}'],
  ['body{margin:0}', '[data-island]{margin:0}'],
  ['html body{margin:0}', '[data-island]{margin:0}'],
  [':root[data-mode="dark"]{--a:1}', '[data-island][data-mode=dark]{--a:1}'],
  ['html.dark body > .card{top:0}', `[data-island].dark>.card${scope}{top:0}`],
  [
    ':root[data-mode=dark],:host([data-mode=dark]){--a:1}',
    '[data-island][data-mode=dark],[data-island]:is([data-mode=dark]){--a:1}',
  ],
  ['.card:is(:root *){top:0}', `.card:is([data-island] *)${scope}{top:0}`],
])('takes the island for the page: %s', (css, expected) => {
  expect(scopeToIslands(css)).toBe(`@layer library{${expected}}`);
});

test('leaves animations and fonts alone, which have names', () => {
  const css = '@keyframes turn{to{rotate:1turn}}@font-face{font-family:Icons;src:local(Icons)}';
  const scoped = scopeToIslands(css);
  expect(scoped).toMatch(/@keyframes turn\{(?:to|100%)\{rotate:1turn\}\}/);
  expect(scoped).toContain('@font-face{font-family:Icons;');
});

describe('the module of a style sheet', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const write = (name: string, css: string) => writeFileSync(path.join(dir, name), css);
  const render = async () => {
    const read: string[] = [];
    const code = await renderIslandStyles(path.join(dir, 'styles.css'), (file) => read.push(file));
    return { code, read: read.map((file) => path.basename(file)).toSorted() };
  };

  test('holds what it imports, and says which files these are', async () => {
    write('styles.css', '@import "./base.css"; .b { left: 0 }');
    write('base.css', '.a { top: 0 }');
    const { code, read } = await render();
    expect(code).toContain(`.a${scope}{top:0}.b${scope}{left:0}`);
    expect(read).toEqual(['base.css', 'styles.css']);
  });

  test('has the bundler serve the files that it names, and leaves addresses alone', async () => {
    write(
      'styles.css',
      `.a { src: url(./icons.woff2?v=1); mask: url('data:image/svg+xml;utf8,<svg id="a"/>') }`,
    );
    const { code } = await render();
    expect(code).toContain(`import file0 from ${JSON.stringify(path.join(dir, 'icons.woff2'))};`);
    expect(code).toContain('data:image/svg+xml;utf8,<svg id=%22a%22/>');
    expect(code.match(/^import file/gm)).toHaveLength(1);
  });
});

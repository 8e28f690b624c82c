import { PageStyles, collectCompounds, toLateStyles } from './pageStyles';

describe('the styles in a page', () => {
  const html = '<html data-theme=light><p class="a b" id=c style="--hue: 2">…</p></html>';

  test('are those of its elements, its classes and its ids', () => {
    const css =
      'p{color:red}.a{color:red}.gone{color:red}#c{color:red}#gone{color:red}.a,.gone2{top:0}';
    expect(new PageStyles(css).of(html)).toBe('p,.a,#c{color:red}.a,.gone2{top:0}');
  });

  test('apply in every state that needs no script', () => {
    const css =
      '@layer one,two;@layer two{[data-theme=dark] .a:not(.gone, :focus){top:0}.a:hover,.b:is(:focus){top:0}@media print{.a{top:0}}@media (width<600px){.b{top:0}.gone{top:0}}}';
    const reduced = new PageStyles(css).of(html);
    expect(reduced).toMatch(/^@layer one;@layer two/);
    expect(reduced).toContain('[data-theme=dark] .a:not(.gone,:focus){top:0}');
    expect(reduced).toContain('.b{top:0}');
    expect(reduced).not.toMatch(/\.gone\{|hover|:is|print/);
  });

  test('set the custom properties that they or the page read', () => {
    const css =
      ':root{--read:1;--by-read:1px;--by-gone:2;--gone:var(--by-gone);--hue:3}.a{width:var(--read)}.b{--read:var(--by-read)}';
    const reduced = new PageStyles(css).of(html);
    for (const name of ['--read', '--by-read', '--hue']) {
      expect(reduced).toContain(`${name}:`);
    }
    expect(reduced).not.toContain('gone');
  });
});

test('the stylesheet has no fonts: the page has them', () => {
  expect(toLateStyles('@layer a{@font-face{font-family:A;src:local(A)}b{top:0}}', new Set())).toBe(
    '@layer a{b{top:0}}',
  );
});

test('what scripts add keeps the variants that a page or a script names, in full or up to its dashes', () => {
  const named = collectCompounds(
    'e.className="card__body",`alert--${kind}`;for(;i--;);<a class="menu__link menu__link--active">',
  );
  const css = [
    '.card__body{top:0}',
    '.card__image{top:0}',
    '.alert--info{top:0}',
    '.menu__link--active{top:0}',
    '.menu__link--sub,.hero{top:0}',
    '.badge--info{top:0}',
  ];
  expect(toLateStyles(css.join(''), named)).toBe(
    '.card__body,.alert--info,.menu__link--active,.menu__link--sub,.hero{top:0}',
  );
});

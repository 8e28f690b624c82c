import { inlinePageStyles } from './inlineStyles';
import { PageStyles } from './pageStyles';

describe('a page', () => {
  const head =
    '<link rel=preload as=image href=/x/a.svg><link rel=stylesheet href=/x/assets/css/all.1.css /><script src=/x/main.js defer></script><script src=/x/other.js async></script>';
  const font = '<link rel=preload href=/x/a.woff2 as=font crossorigin="" type=font/woff2 />';
  const page = `<html><head>${head}</head><body>${font}<p class=a>&lt;/body> $&</p></body></html>`;
  const sheet = {
    styles: new PageStyles('.a{top:0}.b{top:0}'),
    url: '/x/assets/css/all.1.css',
    reducedUrl: '/x/assets/css/styles.2.css',
  };

  test('has its styles in its head, and what it loads later at its end', () => {
    expect(inlinePageStyles(page, sheet)).toBe(
      [
        '<html><head><link rel=preload as=image href=/x/a.svg><script src=/x/other.js async></script>',
        '<style data-site>.a{top:0}</style></head><body><p class=a>&lt;/body> $&</p>',
        `${font}<link rel=stylesheet href=/x/assets/css/styles.2.css /><script src=/x/main.js defer></script>`,
        '</body></html>',
      ].join(''),
    );
  });

  test('without the stylesheet stays as it is', () => {
    const redirect = '<html><head><script src=/x/redirect.js></script></head></html>';
    expect(inlinePageStyles(redirect, sheet)).toBe(redirect);
  });
});

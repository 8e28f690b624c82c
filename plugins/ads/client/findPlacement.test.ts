import { findPlacement } from './findPlacement';

const backers = 'https://ads.example.com/backers';

function find(html: string) {
  document.body.innerHTML = `<div id="host">${html}</div><div class="drawn">elsewhere</div>`;
  return findPlacement(document.getElementById('host')!, '.drawn', backers);
}

test('finds nothing before it is drawn, nor what is drawn elsewhere on the page', () => {
  expect(find('<script></script>')).toBe('none');
});

test.each([
  ['another link', '<a href="https://shop.example.com/">Shop</a>'],
  ['no link', 'text'],
  ['a link below the page for backers', `<a href="${backers}/a">Shop</a>`],
  [
    'a link to it behind another',
    `<a href="https://a.example.com">A</a><a href="${backers}">B</a>`,
  ],
])('an ad with %s is an ad', (_what, html) => {
  expect(find(`<div class="drawn">${html}</div>`)).toBe('ad');
});

test('an ad that leads to the page for backers is none', () => {
  expect(find(`<div class="drawn"><p><a href="${backers}">Buy</a></p></div>`)).toBe('backers');
});

test('where there is no such page, whatever is drawn is an ad', () => {
  document.body.innerHTML = `<div class="drawn"><a href="${backers}">Buy</a></div>`;
  expect(findPlacement(document.body, '.drawn')).toBe('ad');
});

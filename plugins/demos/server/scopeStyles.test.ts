import { toScopedSelector } from './scopeStyles';

const frame = '[data-styles="a"]';

test.each([
  ['.card', '[data-styles="a"] .card'],
  ['.card > .title::after', '[data-styles="a"] .card > .title::after'],
  [':root', '[data-styles="a"]'],
  ['html.wide', '[data-styles="a"].wide'],
  ['html body .card', '[data-styles="a"] .card'],
  ['body > .card', '[data-styles="a"] > .card'],
  ['body-map', '[data-styles="a"] body-map'],
  [':host(.dark) .card', '[data-styles="a"]:is(.dark) .card'],
  [':host(:not(.dark))', '[data-styles="a"]:is(:not(.dark))'],
])("adds the frame's weight: %s", (selector, expected) => {
  expect(toScopedSelector(frame, selector, 'one')).toBe(expected);
});

test.each([
  ['.p-4', '[data-styles="a"]:not(#_) .p-4'],
  [':host', '[data-styles="a"]:not(#_)'],
])("adds an id's weight: %s", (selector, expected) => {
  expect(toScopedSelector(frame, selector, 'most')).toBe(expected);
});

test.each([
  ['button', ':where([data-styles="a"] button)'],
  [':host', ':where([data-styles="a"])'],
  ['::placeholder', ':where([data-styles="a"] *)::placeholder'],
  [':after', ':where([data-styles="a"] *):after'],
  ['a:hover:before', ':where([data-styles="a"] a:hover):before'],
])('takes all weight away: %s', (selector, expected) => {
  expect(toScopedSelector(frame, selector, 'none')).toBe(expected);
});

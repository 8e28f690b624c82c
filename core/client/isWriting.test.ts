import { isWriting } from './isWriting';

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

test.each([
  '<p>Text</p>',
  '<input type="search"><textarea></textarea>',
  '<input type="radio" value="dark"><input type="checkbox" value="a"><input type="range" value="3">',
  '<div data-demo="FirstGrid"><input value="04/17/2022"></div>',
  '<div data-island><input value="04/17/2022"></div>',
])('nothing is written in %s', (html) => {
  show(html);
  expect(isWriting()).toBe(false);
});

test.each([
  '<input type="search" value="rows">',
  '<input value="a">',
  '<textarea>Not clear</textarea>',
  '<div contenteditable="true">a</div>',
  '<button data-demo-edited></button>',
])('something is written in %s', (html) => {
  show(html);
  expect(isWriting()).toBe(true);
});

test('whoever is in a field is about to write, in a demo too', () => {
  show('<div data-demo="FirstGrid"><input></div>').querySelector('input')?.focus();
  expect(isWriting()).toBe(true);
});

test('whoever makes a choice is not', () => {
  show('<input type="radio">').querySelector('input')?.focus();
  expect(isWriting()).toBe(false);
});

import { addStyles } from './addStyles';

const listStyles = () => [...document.querySelectorAll('style')].map((style) => style.textContent);

test('keeps the styles of a demo in the page as long as one uses them', () => {
  const removeFirst = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeSecond = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeOther = addStyles({ scope: 'B-css', css: 'b {}' });
  expect(listStyles()).toEqual(['a {}', 'b {}']);
  removeFirst();
  removeOther();
  expect(listStyles()).toEqual(['a {}']);
  removeSecond();
  expect(listStyles()).toEqual([]);
});

test('takes the newest text of a style', () => {
  const remove = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeNewer = addStyles({ scope: 'A-css', css: 'a { color: red }' });
  expect(listStyles()).toEqual(['a { color: red }']);
  remove();
  removeNewer();
});

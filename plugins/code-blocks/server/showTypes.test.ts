/** @jest-environment jsdom */
import { highlight } from '../../../core/server/html';
import { showTypes } from './showTypes';

const code =
  'const a = <Grid rows={rows} label="a & b" />;\nif (a < 1 && a > 0) rows.push(`${a}`);';

/** Every word of the code, as if each were a name. */
const names = [...code.matchAll(/[A-Za-z]+/g)].map(({ 0: text, index }) => ({
  start: index,
  end: index + text.length,
  text: `${text}: "type" <of> & 'more'\nA sentence.`,
}));

const render = (html: string) => {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element;
};

test('the text of the code stays as it is', () => {
  expect(render(showTypes(highlight(code, 'tsx'), names)).textContent).toBe(code);
});

test('each name has what is shown of it, and nothing else has', () => {
  const marked = render(showTypes(highlight(code, 'tsx'), names)).querySelectorAll('[data-type]');
  expect(
    [...marked].map((element) => [element.textContent, element.getAttribute('data-type')]),
  ).toEqual(names.map(({ start, end, text }) => [code.slice(start, end), text]));
});

test('the element of a token that is a name gets the attribute, and no other element comes into it', () => {
  const name = { start: 6, end: 10, text: 'A' };
  expect(
    showTypes('<span class="token keyword">const</span> <span class="token tag">Grid</span>', [
      name,
    ]),
  ).toBe(
    '<span class="token keyword">const</span> <span class="token tag" data-type="A">Grid</span>',
  );
});

test('code without names is left alone', () => {
  const html = highlight(code, 'tsx');
  expect(showTypes(html, [])).toBe(html);
});

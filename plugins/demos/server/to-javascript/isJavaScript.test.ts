import { createEdits } from './createEdits';
import { isJavaScript } from './isJavaScript';

function isJavaScriptWithout(source: string, removed: string): boolean {
  const edits = createEdits(source);
  edits.remove(source.indexOf(removed), source.indexOf(removed) + removed.length);
  return isJavaScript(source, edits);
}

test('takes semicolons for no types', () => {
  const edits = createEdits('a\nb');
  edits.insert(1, ';');
  expect(isJavaScript('a\nb', edits)).toBe(true);
});

test('tells type arguments from comparisons by their spaces', () => {
  expect(isJavaScriptWithout('f(a < b > (c))', '< b >')).toBe(true);
  expect(isJavaScriptWithout('f(a<b>(c))', '<b>')).toBe(false);
});

test('takes for types what JavaScript cannot compare', () => {
  expect(isJavaScriptWithout('f(a < b[] > (c))', '< b[] >')).toBe(false);
});

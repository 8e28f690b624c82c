import { fillFile } from './fillFile';

const wanted = { b: 'B', a: 'A', c: 'C' };
const file = {
  a: { message: '甲', description: 'An older A' },
  b: { message: '乙' },
  gone: { message: '去' },
};

test('adds what is missing, says what was translated, and loses nothing', () => {
  const filled = fillFile(wanted, file, { hasSource: true, takesEmpty: true, prune: false });
  expect(filled).toEqual({
    a: { message: '甲', description: 'An older A' },
    b: { message: '乙', description: 'B' },
    c: { message: '', description: 'C' },
    gone: { message: '去' },
  });
  expect(Object.keys(filled)).toEqual(['a', 'b', 'c', 'gone']);
  expect(fillFile(wanted, filled, { hasSource: true, takesEmpty: true, prune: false })).toEqual(
    filled,
  );
});

test('takes out what nothing asks for when it is told to', () => {
  const filled = fillFile(wanted, file, { hasSource: false, takesEmpty: true, prune: true });
  expect(filled).toEqual({ a: file.a, b: file.b, c: { message: '' } });
});

test('writes nothing for what is missing where Docusaurus would show an empty text', () => {
  const options = { hasSource: false, takesEmpty: false, prune: false };
  expect(Object.keys(fillFile(wanted, file, options))).toEqual(['a', 'b', 'gone']);
});

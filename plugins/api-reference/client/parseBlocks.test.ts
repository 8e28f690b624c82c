import { parseBlocks } from './parseBlocks';

test('joins the lines of a paragraph', () => {
  expect(parseBlocks('One\ntwo.\n\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
  ]);
});

test('a list may follow a paragraph at once, and its items may be long', () => {
  expect(parseBlocks('One of:\n- `a`: first\n  and on\n- `b`\n\n1. x\n2. y')).toEqual([
    { kind: 'paragraph', text: 'One of:' },
    { kind: 'list', ordered: false, items: ['`a`: first and on', '`b`'] },
    { kind: 'list', ordered: true, items: ['x', 'y'] },
  ]);
});

test('keeps the lines of code', () => {
  expect(parseBlocks('For example:\n```tsx\n<A>\n\n  - b\n</A>\n```\nEnd.')).toEqual([
    { kind: 'paragraph', text: 'For example:' },
    { kind: 'code', text: '<A>\n\n  - b\n</A>' },
    { kind: 'paragraph', text: 'End.' },
  ]);
});

test('nothing is no block', () => {
  expect(parseBlocks('')).toEqual([]);
});

import { addEntry } from './addEntry';
import { findEntry } from './findEntry';
import { removeEntry } from './removeEntry';

const list = `const site = {
  name: 'X Docs',
  versions: [
    { name: 'current', label: '8.11.0' },
    // Kept for long.
    { name: 'v7', label: 'v7' },
  ],
};
`;
const record = `const redirects = {
  current: [{ from: '/x/a', to: '/x/b' }],
  v7: [],
};
`;

const add = (source: string, text: string) => {
  const entry = findEntry(source, 'current');
  return entry ? addEntry(source, entry, text) : '';
};

test.each([
  [list, "    { name: 'v8', label: 'v8' }"],
  [record, '  v8: []'],
])('an entry stands after the current one, and is taken out again', (source, text) => {
  const more = add(source, text);
  expect(more).toMatch(/current.*\n.*v8.*,\n[^]*v7/);
  expect(removeEntry(more, 'v8')).toBe(source);
});

test('the last entry of a list can be taken out', () => {
  expect(removeEntry(list, 'v7')).toContain("'8.11.0' },\n    // Kept for long.\n    ],");
});

test('a file that says nothing of a version stays as it is', () => {
  expect(removeEntry(list, 'v8')).toBe(list);
});

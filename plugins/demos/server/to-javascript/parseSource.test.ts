import { parseSource } from './parseSource';

test('reads elements and casts by the kind of file', () => {
  expect(parseSource('<a>b</a>', 'tsx')).toHaveProperty('file');
  expect(parseSource('<a>b', 'ts')).toHaveProperty('file');
  expect(parseSource('<a>b', 'tsx')).toHaveProperty('message');
});

test('says where JavaScript has types', () => {
  expect(parseSource('let a;\nlet b: string;', 'jsx')).toEqual({
    offset: 14,
    message: 'Type annotations can only be used in TypeScript files.',
  });
});

import { checkElements } from './checkElements';

const page = {
  file: 'a.mdx',
  names: ['Anatomy'],
  elements: [
    { name: 'Anatomy', line: 3 },
    { name: 'Demo', line: 4 },
    { name: '', line: 5 },
  ],
};

test('what is imported or known is right, and so is a fragment', () => {
  expect(checkElements(page, ['Demo'])).toEqual([]);
});

test('another component is named with those that are near, or with all', () => {
  const unknown = [
    { name: 'Dem', line: 7 },
    { name: 'Window', line: 8 },
  ];
  expect(checkElements({ ...page, elements: unknown }, ['Demo', 'Tabs'])).toEqual([
    'a.mdx:7: there is no component <Dem>. Did you mean <Demo>?',
    'a.mdx:8: there is no component <Window>. Pages may have: Demo, Tabs.',
  ]);
});

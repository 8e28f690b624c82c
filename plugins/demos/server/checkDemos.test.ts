import { checkDemos } from './checkDemos';

const demo = (file: string) => ({
  name: file.replace(/^.*\/|\.tsx$/g, ''),
  file: `/site/${file}`,
  source: '',
});

test('finds nothing wrong with demos of different names', () => {
  const demos = [demo('docs/grid/demos/FirstGrid.tsx'), demo('docs/tree/demos/FirstTree2.tsx')];
  expect(checkDemos(demos, '/site')).toEqual([]);
});

test('names both places of a name that is used twice', () => {
  const demos = [demo('docs/grid/demos/First.tsx'), demo('docs/tree/demos/First.tsx')];
  expect(checkDemos(demos, '/site')).toEqual([
    'Two demos are called "First": docs/grid/demos/First.tsx and docs/tree/demos/First.tsx. Rename one of them.',
  ]);
});

test("wants a component's name", () => {
  expect(checkDemos([demo('docs/grid/demos/first-grid.tsx')], '/site')).toEqual([
    "docs/grid/demos/first-grid.tsx: a demo's file is named like its component, in PascalCase.",
  ]);
});

test('lists every problem', () => {
  const demos = ['a/demos/x.tsx', 'b/demos/x.tsx', 'c/demos/Y.tsx', 'd/demos/Y.tsx'].map(demo);
  expect(checkDemos(demos, '/site')).toHaveLength(4);
});

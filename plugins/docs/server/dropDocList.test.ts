import { dropDocList } from './dropDocList';

test('a version keeps all but the list of its documents, wherever its route stands', () => {
  const version = { version: 'v6', docs: { bars: { title: 'Bars' } }, docsSidebars: { docs: [] } };
  const page = { path: '/x/a', component: '@theme/DocItem', exact: true };
  const child = { path: '/x/', component: 'version', props: { version }, routes: [page] };
  expect(dropDocList({ path: '/x/', component: 'docs', routes: [child] })).toEqual({
    path: '/x/',
    component: 'docs',
    routes: [{ ...child, props: { version: { ...version, docs: {} } } }],
  });
});

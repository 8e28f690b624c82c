import { toGlobalData } from './toGlobalData';

test('of a document its path is left', () => {
  const docs = [{ id: 'charts/bars/bars', path: '/x/react-charts/bars', sidebar: 'docs' }];
  const version = { name: 'current', label: '8.11.0', docs };
  expect(toGlobalData({ path: '/x/', versions: [version], breadcrumbs: true })).toEqual({
    path: '/x/',
    versions: [{ ...version, docs: [{ path: '/x/react-charts/bars' }] }],
    breadcrumbs: true,
  });
});

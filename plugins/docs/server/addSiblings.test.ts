import { addSiblings } from './addSiblings';

const page = { path: '/x/a', component: '@theme/DocItem', exact: true };
const sibling = { path: '/x/api/charts/bar-chart', component: '@theme/ApiRoute', exact: true };

test('a sibling stands beside the pages, in the frame that they have', () => {
  const root = { path: '/x/', component: '@theme/DocRoot', routes: [page] };
  const version = { path: '/x/', component: '@theme/DocVersionRoot', routes: [root] };
  expect(addSiblings(version, '@theme/DocRoot', [sibling])).toEqual({
    ...version,
    routes: [{ ...root, routes: [page, sibling] }],
  });
});

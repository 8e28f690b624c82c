import { listPageChunks } from './pageChunks';

const code = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/x/', component: ComponentCreator('/x/', 'a00'), exact: true },
  {
    path: '/x/',
    component: ComponentCreator('/x/', 'b00'),
    routes: [
      { path: '/x/api/-d', component: ComponentCreator('/x/api/-d', 'd00'), exact: true },
      { path: '/x/bars', component: ComponentCreator('/x/bars', 'c00'), exact: true },
      { path: '/x/lost', component: ComponentCreator('/x/lost', 'e00'), exact: true },
    ],
  },
  { path: '*', component: ComponentCreator('*') },
];
`;

const pages = listPageChunks(code, {
  '/x/-a00': { __comp: 'home', __context: { plugin: 'p1' } },
  '/x/-b00': { __comp: 'layout', version: 'sidebar' },
  '/x/bars-c00': { __comp: 'page', content: 'bars.mdx' },
  '/x/api/-d-d00': { __comp: 'api', modules: ['one', { deep: 'two' }] },
});

test('a page has its own chunks and those of the routes around it', () => {
  expect(pages.get('/x/bars')).toEqual(['layout', 'sidebar', 'page', 'bars.mdx']);
  expect(pages.get('/x/api/-d')).toEqual(['layout', 'sidebar', 'api', 'one', 'two']);
});

test('a page at the path of a route around others is not one of these', () => {
  expect(pages.get('/x/')).toEqual(['home', 'p1']);
});

test('pages whose chunks are not listed are left out', () => {
  expect([...pages.keys()].toSorted()).toEqual(['/x/', '/x/api/-d', '/x/bars']);
});

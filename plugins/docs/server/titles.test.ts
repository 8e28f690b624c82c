import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toTitleFile, translateTitles } from './titles';

const content = {
  loadedVersions: [
    {
      docs: [
        { id: 'a', title: 'Sorting', next: { title: 'Overview', permalink: '/b' } },
        { id: 'b', title: 'Overview', previous: { title: 'Sorting', permalink: '/a' } },
      ],
      sidebars: {
        docs: [
          {
            type: 'category',
            label: 'Graphs',
            items: [
              { type: 'doc', id: 'a', label: 'Sorting' },
              { type: 'html', value: 'Radar' },
            ],
          },
          { type: 'html', value: 'DataTable Radar', customProps: { under: '/x/api/' } },
          { type: 'link', label: 'TableColDef', href: '/x/api/table-col-def' },
        ],
      },
    },
  ],
} as unknown as LoadedContent;

const titles = {
  Sorting: { message: '排序' },
  Graphs: { message: '图表' },
  Radar: { message: '雷达图' },
  Overview: { message: '' },
};

test('translates titles of pages, of the previous and next one, and of the sidebar; others stay', () => {
  expect(translateTitles(content, titles).loadedVersions[0]).toEqual({
    docs: [
      { id: 'a', title: '排序', next: { title: 'Overview', permalink: '/b' } },
      { id: 'b', title: 'Overview', previous: { title: '排序', permalink: '/a' } },
    ],
    sidebars: {
      docs: [
        {
          type: 'category',
          label: '图表',
          items: [
            { type: 'doc', id: 'a', label: '排序' },
            { type: 'html', value: '雷达图' },
          ],
        },
        { type: 'html', value: 'DataTable Radar', customProps: { under: '/x/api/' } },
        { type: 'link', label: 'TableColDef', href: '/x/api/table-col-def' },
      ],
    },
  });
});

test('lists the titles in the form of a translation file', () => {
  expect(toTitleFile(content)).toEqual({
    path: 'titles',
    content: {
      Sorting: { message: 'Sorting' },
      Overview: { message: 'Overview' },
      Graphs: { message: 'Graphs' },
    },
  });
});

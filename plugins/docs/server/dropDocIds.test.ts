import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { dropDocIds } from './dropDocIds';

test('links lose their ids, in groups too, and keep what a reader sees', () => {
  const link = { type: 'link', label: 'Bars', href: '/x/react-charts/bars' } as const;
  const items = [
    { type: 'category', items: [{ ...link, docId: 'charts/bars', unlisted: false }] },
    { ...link, docId: 'charts/bars', unlisted: true },
    { type: 'html', value: 'Soon' },
  ] as PropSidebarItem[];
  expect(dropDocIds(items)).toEqual([
    { type: 'category', items: [link] },
    { ...link, unlisted: true },
    { type: 'html', value: 'Soon' },
  ]);
});

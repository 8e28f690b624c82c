import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { findGroupHref, findWay, isOnWay, unpackLinks, unpackVersion } from './sidebar';

const components = {
  type: 'category',
  label: 'Components',
  collapsed: true,
  collapsible: true,
  items: [
    {
      type: 'html',
      value: 'DataTable DataTablePro* DataTablePremium+',
      customProps: { under: '/x/api/data-table/' },
    },
  ],
} as PropSidebarItem;

const sorting: PropSidebarItem = { type: 'link', label: 'Sorting', href: '/x/sorting' };

test('unpacks links, in groups too', () => {
  expect(unpackLinks([components])).toMatchObject([
    {
      label: 'Components',
      items: [
        { label: 'DataTable', href: '/x/api/data-table/data-table' },
        { label: 'DataTablePro', customProps: { plan: 'pro' } },
        { href: '/x/api/data-table/data-table-premium', customProps: { plan: 'premium' } },
      ],
    },
  ]);
});

test('planned text stays text', () => {
  const planned: PropSidebarItem = { type: 'html', value: 'Soon', customProps: { planned: true } };
  expect(unpackLinks([planned])).toEqual([planned]);
});

test('a version is unpacked once, however many pages are rendered', () => {
  const version = { docsSidebars: { docs: [components] } } as unknown as PropVersionMetadata;
  const first = unpackVersion(version);
  expect(first.docsSidebars.docs).toMatchObject([{ items: [{ label: 'DataTable' }, {}, {}] }]);
  expect(unpackVersion(version)).toBe(first);
});

describe('the way to a page', () => {
  const grid = {
    type: 'category',
    label: 'Data Table',
    href: '/x/react-data-table',
    items: [sorting, ...unpackLinks([components])],
  } as unknown as PropSidebarItem;
  const labels = (path: string) => findWay([sorting, grid], path).map(({ label }) => label);

  test('has its groups from the outermost to the innermost, then the page', () => {
    expect(labels('/x/api/data-table/data-table-pro')).toEqual([
      'Data Table',
      'Components',
      'DataTablePro',
    ]);
  });

  test("ends with a group on the group's own page", () => {
    expect(labels('/x/react-data-table')).toEqual(['Data Table']);
  });

  test('is the first that there is, whatever the case and the last slash of the address', () => {
    expect(labels('/x/Sorting/')).toEqual(['Sorting']);
  });

  test('is empty for a page that the sidebar does not have', () => {
    expect(labels('/x/api/data-table')).toEqual([]);
    expect(labels('/')).toEqual([]);
  });

  test('each group is walked once', () => {
    let walks = 0;
    const watched = new Proxy([sorting], {
      get(target, key, receiver) {
        walks += key === Symbol.iterator ? 1 : 0;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const group = { ...grid, items: watched } as PropSidebarItem;
    expect(['/x/sorting', '/x/a', '/x/b'].map((path) => isOnWay(group, path))).toEqual([
      true,
      false,
      false,
    ]);
    expect(walks).toBe(1);
  });
});

describe('a group without a page leads', () => {
  const toGroup = (...addresses: string[]) =>
    ({
      ...components,
      items: addresses.map((href) => ({ type: 'link', label: href, href })),
    }) as PropSidebarItemCategory;

  test('to its overview, whose path the next page continues', () => {
    expect(findGroupHref(toGroup('/x/grid', '/x/grid/sorting', '/x/api'))).toBe('/x/grid');
  });

  test('nowhere when its first page is one of several', () => {
    expect(findGroupHref(toGroup('/x/grid/sorting', '/x/grid/paging'))).toBeUndefined();
    expect(findGroupHref(toGroup('/x/grid'))).toBeUndefined();
  });
});

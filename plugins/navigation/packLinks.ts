import type {
  PropSidebarItem,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { toKebabName } from '../shared/toKebabName';
import type { Plan } from '../shared/types';

/**
 * Links of the tree whose path follows from their name, as one item: every page loads the tree, and
 * the reference has some two hundred of them.
 */
export interface PackedLinks {
  type: 'html';
  /** Names, and after a name the letter of its plan: `DataGrid DataGridPro* DataGridPremium+`. */
  value: string;
  customProps: {
    /** What stands before a name in its path: `/x/api/data-grid/`. */
    under: string;
  };
}

const planLetters: Record<Plan, string> = { pro: '*', premium: '+' };

type Link = Pick<PropSidebarItemLink, 'type' | 'label' | 'href' | 'customProps'>;

/** Returns what stands before the name in the path of a link, when it can be packed. */
function findBase(item: { type?: string }): string | undefined {
  const { type, label, href, customProps = {}, ...others } = item as Link;
  if (type !== 'link' || Object.keys(others).length > 0) {
    return undefined;
  }
  const name = toKebabName(label);
  const isPlain =
    href.startsWith('/') &&
    /^\w+$/.test(label) &&
    Object.keys(customProps).every((key) => key === 'plan');
  return isPlain && href.endsWith(`/${name}`) ? href.slice(0, -name.length) : undefined;
}

/** Packs the links of one level of the tree; all other items stay as they are. */
export function packLinks<Item extends { type?: string }>(
  items: readonly Item[],
): (Item | PackedLinks)[] {
  const packed: (Item | PackedLinks)[] = [];
  let last: PackedLinks | undefined;
  for (const item of items) {
    const under = findBase(item);
    if (under === undefined) {
      packed.push(item);
      last = undefined;
      continue;
    }
    const { label, customProps } = item as unknown as Link;
    const plan = customProps?.plan as Plan | undefined;
    const name = label + (plan ? planLetters[plan] : '');
    if (last?.customProps.under === under) {
      last.value += ` ${name}`;
    } else {
      last = { type: 'html', value: name, customProps: { under } };
      packed.push(last);
    }
  }
  return packed;
}

function unpack({ value, customProps }: PropSidebarItemHtml): PropSidebarItemLink[] {
  return value.split(' ').map((text) => {
    const [, label = '', letter] = /^(\w+)(\W)?$/.exec(text) ?? [];
    const plan = (Object.keys(planLetters) as Plan[]).find((key) => planLetters[key] === letter);
    const href = `${String(customProps?.under)}${toKebabName(label)}`;
    // With an id it counts as a page of the docs plugin: it gets breadcrumbs.
    return { type: 'link', label, href, docId: href, ...(plan && { customProps: { plan } }) };
  });
}

/** Returns a tree with all its links, as Docusaurus knows them. */
export function unpackLinks(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'category') {
      return [{ ...item, items: unpackLinks(item.items) }];
    }
    return item.type === 'html' && item.customProps?.under ? unpack(item) : [item];
  });
}

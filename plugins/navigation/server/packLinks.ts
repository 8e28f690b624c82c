import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { toKebabName } from '../../../core/names';
import type { Plan } from '../../../core/types';
import { planLetters, type PackedLinks } from '../packedLinks';

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

import type { Plan } from '../../../../core/types';
import { library } from '../../../../library';
import type { Api } from '../../types';

/** `TablePremium` → `Table` */
const toFamily = (name: string) => library.renamed?.[name] ?? name.replace(/(?:Pro|Premium)$/, '');

interface Marked {
  name: string;
  plan: Plan | null;
}

function mark<T extends Marked>(
  items: readonly T[],
  community: readonly Marked[] | undefined,
  pro: readonly Marked[] | undefined,
): T[] {
  const has = (list: readonly Marked[] | undefined, { name }: T) =>
    list?.some((item) => item.name === name) ?? false;
  return items.map((item) => {
    if (pro && !has(pro, item)) {
      return { ...item, plan: 'premium' };
    }
    return community && !has(community, item) ? { ...item, plan: 'pro' } : item;
  });
}

/**
 * Marks props and slots of Pro and Premium components that the same component of a lower plan lacks:
 * with the lowest plan that has them.
 */
export function markPlans(components: readonly Api[]): Api[] {
  return components.map((api) => {
    const family = components.filter(
      ({ product, name }) => product === api.product && toFamily(name) === toFamily(api.name),
    );
    const community = family.find(({ plan }) => plan === null);
    if (api.plan === null || !community) {
      return api;
    }
    const pro = api.plan === 'premium' ? family.find(({ plan }) => plan === 'pro') : undefined;
    return {
      ...api,
      props: mark(api.props, community.props, pro?.props),
      slots: mark(api.slots, community.slots, pro?.slots),
    };
  });
}

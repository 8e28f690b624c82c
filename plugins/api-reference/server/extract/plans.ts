import type { Library, Plan, Reference } from '../../../../core/library';
import type { Api } from '../../types';

type Named = readonly { name: string }[];

const has = (list: Named | undefined, name: string) =>
  list?.some((item) => item.name === name) ?? false;

/** Adds the lowest plan that has each item, unless everybody does. */
function mark<T extends { name: string; plan: Plan | null }>(
  items: readonly T[],
  own: Plan,
  community: Named,
  pro: Named | undefined,
): T[] {
  return items.map((item) =>
    has(community, item.name) ? item : { ...item, plan: has(pro, item.name) ? 'pro' : own },
  );
}

/** Marks props and slots of paid components that the same component of a lower plan doesn't have. */
export function markPlans(
  components: readonly Api[],
  { planSuffixes }: Library,
  { renamed = {} }: Reference,
): Api[] {
  const planSuffix = new RegExp(`(?:${planSuffixes.join('|')})$`);
  /** `TablePremium` → `Table` */
  const toFamily = (name: string) => renamed[name] ?? name.replace(planSuffix, '');
  return components.map((api) => {
    const family = components.filter(
      ({ product, name }) => product === api.product && toFamily(name) === toFamily(api.name),
    );
    const community = family.find(({ plan }) => plan === null);
    const pro = family.find(({ plan }) => plan === 'pro');
    return api.plan === null || !community
      ? api
      : {
          ...api,
          props: mark(api.props, api.plan, community.props, pro?.props),
          slots: mark(api.slots, api.plan, community.slots, pro?.slots),
        };
  });
}

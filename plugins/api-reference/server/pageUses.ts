import { toApiSlug, toRowId } from '../paths';
import type { Api, PageUses, UsedApi } from '../types';
import type { DemoUses, Use } from './demoUses';

function toUsed(api: Api, { props, slots }: Use): UsedApi {
  const usedSlots = api.slots.filter(({ name }) => slots.has(name));
  return {
    name: api.name,
    slug: toApiSlug(api),
    rows: [
      ...[...props].map((name) => [name, toRowId(api, 'props', name)] as const),
      ...usedSlots.map(
        ({ name, className }) => [name, toRowId(api, 'slots', className ?? name)] as const,
      ),
    ],
  };
}

/** Lists what demos use of the reference, components before interfaces. Demos that use nothing of it are left out. */
export function listPageUses(demos: readonly { name: string; uses: DemoUses }[]): PageUses {
  const used = demos.map(({ name, uses }) => {
    const apis = [...uses].toSorted(
      ([a], [b]) => Number(a.kind !== 'component') - Number(b.kind !== 'component'),
    );
    return [name, apis.map(([api, use]) => toUsed(api, use))] as const;
  });
  return Object.fromEntries(used.filter(([, apis]) => apis.length > 0));
}

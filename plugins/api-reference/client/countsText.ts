import { translate } from '@docusaurus/Translate';
import { changeKinds, type ChangeCounts } from '../compare/types';

/** Returns “34 added, 12 removed”, or “nothing changed”. */
export function toCountsText(counts: ChangeCounts): string {
  const texts = {
    added: translate({ id: 'site.apiComparison.added', message: 'added' }),
    removed: translate({ id: 'site.apiComparison.removed', message: 'removed' }),
    retyped: translate({ id: 'site.apiComparison.retyped', message: 'type changed' }),
    required: translate({ id: 'site.apiComparison.required', message: 'required changed' }),
    default: translate({ id: 'site.apiComparison.default', message: 'default changed' }),
    deprecated: translate({ id: 'site.apiComparison.deprecated', message: 'newly deprecated' }),
    plan: translate({ id: 'site.apiComparison.plan', message: 'plan changed' }),
  };
  return (
    changeKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => `${counts[kind]} ${texts[kind]}`)
      .join(', ') || translate({ id: 'site.apiComparison.nothing', message: 'nothing changed' })
  );
}

import { translate } from '@docusaurus/Translate';
import type { ChangeKind } from '../../compare/types';

/** What the kinds of change are called where there is little room. */
export function toKindLabels(): Record<ChangeKind, string> {
  return {
    added: translate({ id: 'site.apiComparison.kind.added', message: 'Added' }),
    removed: translate({ id: 'site.apiComparison.kind.removed', message: 'Removed' }),
    retyped: translate({ id: 'site.apiComparison.kind.retyped', message: 'Retyped' }),
    required: translate({ id: 'site.apiComparison.kind.required', message: 'Required' }),
    default: translate({ id: 'site.apiComparison.kind.default', message: 'Default' }),
    deprecated: translate({ id: 'site.apiComparison.kind.deprecated', message: 'Deprecated' }),
    plan: translate({ id: 'site.apiComparison.kind.plan', message: 'Plan' }),
  };
}

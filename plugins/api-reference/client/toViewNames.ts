import { translate } from '@docusaurus/Translate';
import type { LedgerView } from './ledgerView';

/** What the views are called in their menu. */
export function toViewNames(): Record<LedgerView, string> {
  return {
    table: translate({ id: 'site.api.table', message: 'Table' }),
    expanded: translate({ id: 'site.api.expandedList', message: 'Expanded list' }),
    collapsed: translate({ id: 'site.api.collapsedList', message: 'Collapsed list' }),
  };
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { LedgerView } from '../../client/ledgerView';
import type { RowFilter } from '../../client/useRowFilter';
import type { ApiSection } from '../../paths';
import ApiFilter from '../ApiFilter';
import ApiViewMenu from '../ApiViewMenu';
import styles from './styles.module.css';

interface Props {
  section: ApiSection;
  /** What the section is called. */
  title: string;
  /** How many rows it has. */
  total: number;
  filter: RowFilter;
  view: LedgerView;
  onChooseView(view: LedgerView): void;
}

/** Above the rows: finds them by what they say, and arranges them. */
export default function ApiToolbar(props: Props): ReactNode {
  const { section, title, total, filter, view, onChooseView } = props;
  const label = translate(
    { id: 'site.api.filter', message: 'Filter {section}' },
    { section: title },
  );
  return (
    <div className={styles.toolbar}>
      <ApiFilter label={label} total={total} filter={filter} />
      <ApiViewMenu section={section} view={view} onChoose={onChooseView} />
    </div>
  );
}

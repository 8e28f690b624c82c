import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlanMark from '@theme/PlanMark';
import { toApiSlug } from '../../paths';
import type { ApiSummary } from '../../types';
import ApiWord from '../ApiWord';
import styles from './styles.module.css';

interface Props {
  api: ApiSummary;
}

/** A component or an interface in the index of its product. */
export default function ApiIndexEntry({ api }: Props): ReactNode {
  return (
    <li className={styles.entry} data-row>
      <Link to={toApiSlug(api)} data-search>
        <ApiWord text={api.name} />
      </Link>
      {api.plan && <PlanMark plan={api.plan} />}
    </li>
  );
}

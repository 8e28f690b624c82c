import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlanMark from '@theme/PlanMark';
import StatusChip from '@theme/StatusChip';
import { useHasPage } from '../../client/useHasPage';
import { usePageTags } from '../../client/usePageTags';
import { statusNames } from '../../types';
import styles from './styles.module.css';

const licensing = '/introduction/licensing';

/** The tags of the page that is being read, beside its title; the plan links to what it means. */
export default function PageTags(): ReactNode {
  const { plan, ...tags } = usePageTags();
  const hasLicensing = useHasPage(licensing);
  const statuses = statusNames.filter((status) => tags[status]);
  if (!plan && statuses.length === 0) {
    return null;
  }
  const mark = plan && <PlanMark plan={plan} />;
  return (
    <span className={styles.tags}>
      {mark && hasLicensing ? <Link to={`${licensing}#${plan}-plan`}>{mark}</Link> : mark}
      {statuses.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </span>
  );
}

import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import { useHasPage, usePageTags } from '../../client/page';
import { type Tags, statusNames } from '../../types';
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

interface Props {
  status: (typeof statusNames)[number];
}

/** Says that something is new, announced, or may still change. */
function StatusChip({ status }: Props): ReactNode {
  const names = {
    newFeature: translate({ id: 'site.status.new', message: 'New' }),
    planned: translate({ id: 'site.status.planned', message: 'Planned' }),
    unstable: translate({ id: 'site.status.preview', message: 'Preview' }),
  };
  return <span className={clsx(styles.chip, styles[status])}>{names[status]}</span>;
}

interface PropsEntryTags {
  tags: Tags;
}

/** The tags of an entry of the tree, after its name. */
export function EntryTags({ tags }: PropsEntryTags): ReactNode {
  return (
    <>
      {tags.plan && <PlanMark plan={tags.plan} />}
      {statusNames.map((status) => tags[status] && <StatusChip key={status} status={status} />)}
    </>
  );
}

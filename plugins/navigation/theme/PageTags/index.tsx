import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import { usePageTags } from '../../client/docPage';
import { useHasPage } from '../../client/page';
import { type Tags, statusNames } from '../../types';
import styles from './styles.module.css';

const licensing = '/introduction/licensing';

function StatusChips({ tags }: { tags: Tags }): ReactNode {
  const names = {
    newFeature: translate({ id: 'site.status.new', message: 'New' }),
    planned: translate({ id: 'site.status.planned', message: 'Planned' }),
    unstable: translate({ id: 'site.status.preview', message: 'Preview' }),
  };
  return statusNames
    .filter((status) => tags[status])
    .map((status) => (
      <span key={status} className={clsx(styles.chip, styles[status])}>
        {names[status]}
      </span>
    ));
}

/** The tags of an entry of the sidebar, after its name. */
export function EntryTags({ tags }: { tags: Tags }): ReactNode {
  return (
    <>
      {tags.plan && <PlanMark plan={tags.plan} />}
      <StatusChips tags={tags} />
    </>
  );
}

/** The tags of the current page, beside its title; the plan links to what it means. */
export default function PageTags(): ReactNode {
  const tags = usePageTags();
  const hasLicensing = useHasPage(licensing);
  if (!tags.plan && !statusNames.some((status) => tags[status])) {
    return null;
  }
  const mark = tags.plan && <PlanMark plan={tags.plan} />;
  return (
    <span className={styles.tags}>
      {mark && hasLicensing ? <Link to={`${licensing}#${tags.plan}-plan`}>{mark}</Link> : mark}
      <StatusChips tags={tags} />
    </span>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../../navigation/client';
import { upgradeCheckPage } from '../../types';

interface Props {
  /** Names of versions. */
  from: string;
  to: string;
}

/** Leads from what changed between two versions to the check of a visitor's code. */
export default function UpgradeCheckLink({ from, to }: Props): ReactNode {
  const { site, version } = useSite();
  const [current] = site.versions;
  const search = new URLSearchParams({ from, to });
  return (
    current && (
      <>
        {'· '}
        <a href={toVersionHref(site, version, current, `/${upgradeCheckPage}?${search}`)}>
          {translate({ id: 'site.upgradeCheck.link', message: 'Check your code' })}
        </a>
      </>
    )
  );
}

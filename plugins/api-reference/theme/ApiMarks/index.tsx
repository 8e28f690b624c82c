import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import PlanMark from '@theme/PlanMark';
import { useHasPage } from '../../../navigation/client';
import type { ApiProp } from '../../types';
import styles from './styles.module.css';

type Props = Partial<Pick<ApiProp, 'required' | 'deprecated' | 'plan' | 'since' | 'removedIn'>>;

const licensing = '/introduction/licensing';

/** Returns the mark of what a version added. */
export const toSinceText = (version: string): string =>
  translate({ id: 'site.api.since', message: 'Since {version}' }, { version });

/** What is special about something: required, deprecated, of a paid plan, new, removed. */
export default function ApiMarks({
  required,
  deprecated = null,
  plan,
  since,
  removedIn,
}: Props): ReactNode {
  const hasLicensing = useHasPage(licensing);
  const mark = plan && <PlanMark plan={plan} />;
  return (
    <>
      {mark && hasLicensing ? (
        <Link to={`${licensing}#${plan}-plan`} className={styles.plan}>
          {mark}
        </Link>
      ) : (
        mark
      )}
      {required && (
        <span className={styles.required}>
          {translate({ id: 'site.api.required', message: 'Required' })}
        </span>
      )}
      {deprecated !== null && (
        <span className={styles.deprecated}>
          {translate({ id: 'site.api.deprecated', message: 'Deprecated' })}
        </span>
      )}
      {since !== undefined && <span className={styles.since}>{toSinceText(since)}</span>}
      {removedIn !== undefined && (
        <span className={styles.deprecated}>
          {translate(
            { id: 'site.api.removedIn', message: 'Removed in {version}' },
            { version: removedIn },
          )}
        </span>
      )}
    </>
  );
}

import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import type { Plan } from '../../../../core/types';
import { useHasPage } from '../../../navigation/client';
import type { ApiProp } from '../../types';
import styles from './styles.module.css';

type Props = Partial<Pick<ApiProp, 'required' | 'deprecated' | 'since' | 'removedIn'>> & {
  plan?: Plan | null;
};

const licensing = '/introduction/licensing';

/** Whether something must be there, who may use it, and since when. */
export default function ApiRowMarks(props: Props): ReactNode {
  const { required, deprecated = null, plan, since, removedIn } = props;
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
      {since !== undefined && (
        <span className={styles.since}>
          {translate({ id: 'site.api.since', message: 'Since {version}' }, { version: since })}
        </span>
      )}
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

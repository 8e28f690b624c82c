import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { Api } from '../../types';
import ApiRowMarks from '../ApiRowMarks';
import styles from './styles.module.css';

interface Props {
  api: Api;
}

/** The title of a page, with plan, package and version. */
export default function ApiTitle({ api }: Props): ReactNode {
  const { name, plan, package: packageName, version, since, removedIn } = api;
  return (
    <>
      <Heading as="h1">
        {translate({ id: 'site.api.title', message: '{name} API' }, { name })}
      </Heading>
      <ApiRowMarks plan={plan} since={since} removedIn={removedIn} />
      <span className={styles.package} dir="ltr">
        {packageName} <b>{version}</b>
      </span>
    </>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import { describeApi } from '../../client/describeApi';
import { toApiSlug } from '../../toApiSlug';
import type { Api } from '../../types';
import ApiRowMarks from '../ApiRowMarks';
import ApiText from '../ApiText';
import styles from './styles.module.css';

interface Props {
  api: Api;
}

/** The top of a page: its title with plan, package and version, and what it is about. */
export default function ApiIntro({ api }: Props): ReactNode {
  const { name, plan, package: packageName, version, deprecated, since, removedIn } = api;
  const path = useBaseUrl(toApiSlug(api));
  return (
    <>
      <header className={styles.header}>
        <Heading as="h1">
          {translate({ id: 'site.api.title', message: '{name} API' }, { name })}
        </Heading>
        <ApiRowMarks plan={plan} since={since} removedIn={removedIn} />
        <span className={styles.package} dir="ltr">
          {packageName} <b>{version}</b>
        </span>
        <span className={styles.actions} data-no-print>
          <a href={`${path}.md`} data-file>
            {translate({ id: 'site.api.markdown', message: 'Markdown' })}
          </a>
          <a href={`${path}.json`} data-file>
            {translate({ id: 'site.api.json', message: 'JSON' })}
          </a>
        </span>
      </header>
      {deprecated !== null && (
        <Admonition
          type="warning"
          title={translate({ id: 'site.api.deprecated', message: 'Deprecated' })}
        >
          <ApiText text={deprecated} />
        </Admonition>
      )}
      <div className={styles.text} lang={api.description ? 'en' : undefined}>
        <ApiText text={api.description || describeApi(api)} />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import { describeApi } from '../../client/describeApi';
import type { Api } from '../../types';
import ApiText from '../ApiText';
import styles from './styles.module.css';

interface Props {
  api: Api;
}

/** What a page is about, under its title. */
export default function ApiIntro({ api }: Props): ReactNode {
  const { deprecated, description } = api;
  return (
    <>
      {deprecated !== null && (
        <Admonition
          type="warning"
          title={translate({ id: 'site.api.deprecated', message: 'Deprecated' })}
        >
          <ApiText text={deprecated} />
        </Admonition>
      )}
      <div className={styles.text} lang={description ? 'en' : undefined}>
        <ApiText text={description || describeApi(api)} />
      </div>
    </>
  );
}

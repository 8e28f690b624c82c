import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import SuccessorLink from '@theme/SuccessorLink';
import type { ReactNode } from 'react';
import { settingsPage } from '../../types';
import SettingsForm from '../Settings/Form';
import toolPage from '../../../../core/client/toolPage.module.css';
import styles from './styles.module.css';

/** The settings as a page, which search and links lead to. */
export default function SettingsPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'site.settings.title', message: 'Settings' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.settings.description',
        message: 'Choose how pages, demos and their code are shown.',
      })}
    >
      <SuccessorLink slug={`/${settingsPage}`} />
      <main className={toolPage.page}>
        <div className="markdown">
          <h1>{title}</h1>
          <p>
            {translate({
              id: 'site.settings.intro',
              message:
                'These apply at once, to every page and demo in this browser. The button at the top opens them on any page.',
            })}
          </p>
          <noscript>
            <p>
              {translate({
                id: 'site.settings.script',
                message: 'Turn on JavaScript to change settings.',
              })}
            </p>
          </noscript>
        </div>
        {/* What is chosen is known in the browser. */}
        <div
          className={styles.form}
          style={isBrowser ? undefined : { visibility: 'hidden' }}
          data-no-print
        >
          <SettingsForm />
        </div>
      </main>
    </Layout>
  );
}

import { translate } from '@docusaurus/Translate';
import ToolPage from '@theme/ToolPage';
import type { ReactNode } from 'react';
import ScriptOnly from '../../../../core/client/ScriptOnly';
import { settingsPage } from '../../types';
import SettingsForm from '../Settings/Form';
import styles from './styles.module.css';

/** The settings as a page, which search and links lead to. */
export default function SettingsPage(): ReactNode {
  return (
    <ToolPage
      slug={`/${settingsPage}`}
      title={translate({ id: 'site.settings.title', message: 'Settings' })}
      description={translate({
        id: 'site.settings.description',
        message: 'Choose how pages, demos and their code are shown.',
      })}
      intro={translate({
        id: 'site.settings.intro',
        message:
          'These apply at once, to every page and demo in this browser. The button at the top opens them on any page.',
      })}
      withoutScript={translate({
        id: 'site.settings.script',
        message: 'Turn on JavaScript to change settings.',
      })}
      form={
        <ScriptOnly className={styles.form}>
          <SettingsForm />
        </ScriptOnly>
      }
    />
  );
}

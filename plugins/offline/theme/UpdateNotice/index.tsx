import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '@docusaurus/Translate';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** Offers to load the new build, where doing so at once would lose what the user is writing. */
export default function UpdateNotice(): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    // A live region is announced when it changes, not when it appears.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setText(translate({ id: 'site.offline.update', message: 'An update to these docs is ready.' }));
  }, []);
  return (
    <div className={styles.notice} data-no-print>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <button type="button" className={buttonStyles.button} onClick={() => location.reload()}>
        {translate({ id: 'site.offline.reload', message: 'Reload' })}
      </button>
    </div>
  );
}

/** Shows the notice, outside of the page that Docusaurus renders. */
export function showUpdateNotice(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<UpdateNotice />);
}

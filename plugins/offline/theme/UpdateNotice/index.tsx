import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** Says that there is a new build, where loading the page again would lose what is being written. */
export default function UpdateNotice(): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    // A live region is announced when it changes, not when it appears.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setText(
      translate({
        id: 'site.offline.update',
        message: 'A new version of these docs is ready.',
      }),
    );
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

/** Says that the page is of an old build, outside of the page that Docusaurus draws. */
export function showUpdateNotice(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<UpdateNotice />);
}

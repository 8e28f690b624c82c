import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useDisplayPreferences, usePreference } from '../../client';
import iconStyles from '../../client/iconButton.module.css';
import styles from './styles.module.css';

interface Props {
  /** Whether it is in the drawer of small screens. */
  mobile?: boolean;
}

/** Switches between light and dark; the settings also offer the system's mode. */
export default function ModeButton({ mobile = false }: Props): ReactNode {
  const { mode } = useDisplayPreferences();
  const { choose } = usePreference('colorMode');
  const next = mode === 'dark' ? 'light' : 'dark';
  const label = translate({ id: 'site.modeButton', message: 'Dark mode' });
  return (
    !mobile && (
      <div className={styles.root}>
        <button
          type="button"
          className={iconStyles.button}
          aria-label={label}
          aria-pressed={mode === 'dark'}
          title={label}
          data-ga-event-category="settings"
          data-ga-event-action={next}
          onClick={() => choose(next)}
        >
          {/* Styles show one of the two, also before the page hydrates. */}
          <svg aria-hidden className={styles.sun} viewBox="0 0 20 20" width="20" height="20">
            <circle cx="10" cy="10" r="3.5" />
            <path d="M10 2v1.5m0 13V18m8-8h-1.5m-13 0H2m13.66-5.66-1.06 1.06m-9.2 9.2-1.06 1.06m11.32 0-1.06-1.06m-9.2-9.2L4.34 4.34" />
          </svg>
          <svg aria-hidden className={styles.moon} viewBox="0 0 20 20" width="20" height="20">
            <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />
          </svg>
        </button>
      </div>
    )
  );
}

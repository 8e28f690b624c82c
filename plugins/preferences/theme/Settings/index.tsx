import { translate } from '@docusaurus/Translate';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Props as PanelProps } from './Panel';
import iconStyles from '../../client/iconButton.module.css';
import styles from './styles.module.css';

interface Props {
  /** Whether it is in the drawer of small screens. */
  mobile?: boolean;
}

const load = () => import(/* webpackChunkName: "settings" */ './Panel');

/** The button in the navbar that loads and opens the settings. */
export default function Settings({ mobile = false }: Props): ReactNode {
  const [panel, setPanel] = useState<{ Panel: ComponentType<PanelProps> }>();
  const [failed, setFailed] = useState(false);
  const label = translate({ id: 'site.settings.title', message: 'Settings' });
  const open = () =>
    load().then(
      ({ default: Panel }) => {
        setPanel({ Panel });
        setFailed(false);
      },
      () => setFailed(true),
    );
  return (
    !mobile && (
      <div className={styles.root}>
        <button
          type="button"
          className={iconStyles.button}
          aria-haspopup="dialog"
          aria-label={label}
          title={label}
          data-ga-event-category="settings"
          data-ga-event-action="open"
          onClick={() => void open()}
          // Ready by the time it is pressed.
          onPointerEnter={() => void load().catch(() => {})}
        >
          <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
            <path d="M2 6.5h6m6 0h4M2 13.5h3m6 0h7" />
            <circle cx="11" cy="6.5" r="2.25" />
            <circle cx="8" cy="13.5" r="2.25" />
          </svg>
        </button>
        {failed && (
          <p role="alert" className={styles.failure}>
            {translate({
              id: 'site.settings.failed',
              message: 'Settings failed to load. Check your connection and try again.',
            })}
          </p>
        )}
        {panel && <panel.Panel onClose={() => setPanel(undefined)} />}
      </div>
    )
  );
}

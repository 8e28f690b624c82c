import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import SettingsChoice from '@theme/SettingsChoice';
import { resetPreferences } from '../../client';
import { listSettings } from '../../client/listSettings';
import { useSite } from '../../../../core/client/site';
import buttonStyles from '../../../search/theme/SearchDialog/Results.module.css';
import iconStyles from '../../client/iconButton.module.css';
import styles from './styles.module.css';

export interface Props {
  /** Called when it closes, by whatever means; the focus is where it was before. */
  onClose(): void;
}

/** Keeps Tab inside: the browser's own dialog lets it wander off into the browser's frame. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, input:checked');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const edge = event.shiftKey ? first : last;
  if (event.key === 'Tab' && document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** All choices of the visitor, at the side of the page that they change. */
export default function SettingsPanel({ onClose }: Props): ReactNode {
  const id = useId();
  const { site } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasReset, setWasReset] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // A click on what lies around the panel is one on the dialog itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={keepFocus}
    >
      <div className={styles.content} onChange={() => setWasReset(false)}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {translate({ id: 'site.settings.title', message: 'Settings' })}
          </h2>
          <button
            type="button"
            className={iconStyles.button}
            aria-label={translate({ id: 'site.settings.close', message: 'Close settings' })}
            onClick={close}
          >
            <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </header>
        {listSettings(site.askConsent === true).map((setting) => (
          <SettingsChoice key={setting.name} {...setting} />
        ))}
        <footer className={styles.footer}>
          <button
            type="button"
            className={buttonStyles.button}
            data-ga-event-category="settings"
            data-ga-event-action="reset"
            onClick={() => {
              resetPreferences();
              setWasReset(true);
            }}
          >
            {translate({ id: 'site.settings.reset', message: 'Reset all' })}
          </button>
          <p role="status" className={styles.status}>
            {wasReset &&
              translate({ id: 'site.settings.wasReset', message: 'Everything is as it was.' })}
          </p>
        </footer>
      </div>
    </dialog>
  );
}

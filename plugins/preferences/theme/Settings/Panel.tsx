import { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSite } from '../../../../core/client/site';
import { resetPreferences, usePreference } from '../../client';
import { listSettings, type Setting } from './settings';
import buttonStyles from '../../../../core/client/button.module.css';
import iconStyles from '../../client/iconButton.module.css';
import styles from './Panel.module.css';

export interface Props {
  /** Called when it closes; the focus is back where it was. */
  onClose(): void;
}

/** Keeps Tab inside the panel; without it, Tab goes on to the browser's own controls. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, input:checked');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const edge = event.shiftKey ? first : last;
  if (event.key === 'Tab' && document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** A preference: its values side by side, one of them chosen. */
function SettingsChoice({ name, label, hint, options, fixed }: Setting): ReactNode {
  const id = useId();
  const { value, choose } = usePreference(name);
  return (
    <fieldset className={styles.group} disabled={fixed !== undefined} aria-describedby={hint && id}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === (fixed ?? value)}
              // Declining to be tracked is not tracked.
              {...(name !== 'consent' && {
                'data-ga-event-category': 'settings',
                'data-ga-event-action': option.value,
              })}
              onChange={() => choose(option.value as typeof value)}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** All preferences of the visitor, beside the page that they change. */
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
    // A click beside the panel is one on the dialog itself.
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
            {wasReset && translate({ id: 'site.settings.wasReset', message: 'Settings reset.' })}
          </p>
        </footer>
      </div>
    </dialog>
  );
}

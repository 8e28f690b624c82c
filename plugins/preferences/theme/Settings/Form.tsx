import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useId, useState } from 'react';
import { refusesTracking, useSite } from '../../../../core/client/site';
import { resetPreferences, usePreference } from '../../client';
import { listSettings, type Setting } from './settings';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Form.module.css';

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
              // The page with the settings can have the panel beside them.
              name={id}
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

/** All preferences of the visitor, and a button that resets them. */
export default function SettingsForm(): ReactNode {
  const { site } = useSite();
  const [wasReset, setWasReset] = useState(false);
  // The prerendered page doesn't know what the browser asks for.
  const isRefused = useIsBrowser() && refusesTracking();
  return (
    <div className={styles.form} onChange={() => setWasReset(false)}>
      {listSettings(site.askConsent === true, isRefused).map((setting) => (
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
  );
}

import { useId, type ReactNode } from 'react';
import { usePreference } from '../../client';
import type { Setting } from '../../client/listSettings';
import styles from './styles.module.css';

/** A choice in the settings: its values side by side, one of them chosen. */
export default function SettingsChoice({ name, label, hint, options, fixed }: Setting): ReactNode {
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
              // Whoever declines to be counted is not counted for that.
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

import { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { refusesTracking, useSite } from '../../../../core/client/site';
import { resetPreferences, usePreference } from '../../client';
import type { PreferenceName } from '../../preferences';
import { codeStyles, packageManagers } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import iconStyles from '../../client/iconButton.module.css';
import styles from './Panel.module.css';

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

/** A choice in the settings: its values side by side, one of them chosen. */
export function SettingsChoice({ name, label, hint, options, fixed }: Setting): ReactNode {
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

/** A choice as the settings show it. */
export interface Setting {
  name: PreferenceName;
  label: string;
  /** What it changes, where that is not plain. */
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** The value that holds whatever the visitor chooses here. */
  fixed?: string;
}

/** Whether the site may count visits and load ads of others; the browser's own word comes first. */
function toConsentSetting(): Setting {
  const isRefused = refusesTracking();
  return {
    name: 'consent',
    label: translate({ id: 'site.settings.consent', message: 'Analytics and outside ads' }),
    hint: isRefused
      ? translate({
          id: 'site.settings.consentRefused',
          message: 'Your browser asks every site not to track you, so there is neither here.',
        })
      : translate({
          id: 'site.settings.consentHint',
          message: 'Neither is there unless you allow it.',
        }),
    options: [
      { value: 'granted', label: translate({ id: 'site.consent.allow', message: 'Allow' }) },
      { value: 'denied', label: translate({ id: 'site.consent.decline', message: 'Decline' }) },
    ],
    ...(isRefused && { fixed: 'denied' }),
  };
}

/**
 * Returns the visitor's choices in the order and the words of the settings.
 *
 * @param askConsent whether the site asks before anything of another party is loaded
 */
export function listSettings(askConsent: boolean): Setting[] {
  return [
    {
      name: 'colorMode',
      label: translate({ id: 'site.settings.mode', message: 'Color mode' }),
      options: [
        { value: 'light', label: translate({ id: 'site.settings.light', message: 'Light' }) },
        { value: 'system', label: translate({ id: 'site.settings.system', message: 'System' }) },
        { value: 'dark', label: translate({ id: 'site.settings.dark', message: 'Dark' }) },
      ],
    },
    {
      name: 'direction',
      label: translate({ id: 'site.settings.direction', message: 'Direction' }),
      options: [
        { value: 'ltr', label: translate({ id: 'site.settings.ltr', message: 'Left to right' }) },
        { value: 'rtl', label: translate({ id: 'site.settings.rtl', message: 'Right to left' }) },
      ],
    },
    {
      name: 'density',
      label: translate({ id: 'site.settings.density', message: 'Density of demos' }),
      options: [
        {
          value: 'comfortable',
          label: translate({ id: 'site.settings.comfortable', message: 'Comfortable' }),
        },
        { value: 'dense', label: translate({ id: 'site.settings.dense', message: 'Dense' }) },
      ],
    },
    {
      name: 'codeStyle',
      label: translate({ id: 'site.settings.codeStyle', message: 'Code style' }),
      hint: translate({
        id: 'site.settings.codeStyleHint',
        message: 'Of demos that are written in several.',
      }),
      options: codeStyles.map((value) => ({ value, label: value })),
    },
    {
      name: 'codeVariant',
      label: translate({ id: 'site.settings.codeVariant', message: 'Code language' }),
      options: [
        { value: 'TS', label: 'TypeScript' },
        { value: 'JS', label: 'JavaScript' },
      ],
    },
    {
      name: 'packageManager',
      label: translate({ id: 'site.settings.packageManager', message: 'Package manager' }),
      options: packageManagers.map((value) => ({ value, label: value })),
    },
    ...(askConsent ? [toConsentSetting()] : []),
  ];
}

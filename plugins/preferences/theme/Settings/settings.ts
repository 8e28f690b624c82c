import { translate } from '@docusaurus/Translate';
import type { PreferenceName } from '../../preferences';
import { codeStyles, packageManagers } from '../../types';

/** A preference as the settings show it. */
export interface Setting {
  name: PreferenceName;
  label: string;
  /** What it changes, if that isn't obvious. */
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** The value that applies, whatever is saved; the visitor cannot change it. */
  fixed?: string;
}

/** Consent to analytics and third-party ads; a browser that refuses tracking decides it. */
function toConsentSetting(isRefused: boolean): Setting {
  return {
    name: 'consent',
    label: translate({ id: 'site.settings.consent', message: 'Analytics and third-party ads' }),
    hint: isRefused
      ? translate({
          id: 'site.settings.consentRefused',
          message: 'Your browser asks sites not to track you, so both stay off.',
        })
      : translate({
          id: 'site.settings.consentHint',
          message: 'Both stay off until you allow them.',
        }),
    options: [
      { value: 'granted', label: translate({ id: 'site.consent.allow', message: 'Allow' }) },
      { value: 'denied', label: translate({ id: 'site.consent.decline', message: 'Decline' }) },
    ],
    ...(isRefused && { fixed: 'denied' }),
  };
}

const toStyleSetting = (): Setting => ({
  name: 'codeStyle',
  label: translate({ id: 'site.settings.codeStyle', message: 'Code style' }),
  hint: translate({
    id: 'site.settings.codeStyleHint',
    message: 'Where a demo has several styles.',
  }),
  options: codeStyles.map((value) => ({ value, label: value })),
});

/**
 * Returns the preferences in the order and words of the settings.
 *
 * @param askConsent whether the site asks before it loads anything from third parties
 * @param isRefused whether the browser has answered that for its user
 */
export function listSettings(askConsent: boolean, isRefused: boolean): Setting[] {
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
      label: translate({ id: 'site.settings.density', message: 'Demo density' }),
      options: [
        {
          value: 'comfortable',
          label: translate({ id: 'site.settings.comfortable', message: 'Comfortable' }),
        },
        { value: 'dense', label: translate({ id: 'site.settings.dense', message: 'Dense' }) },
      ],
    },
    ...(codeStyles.length > 1 ? [toStyleSetting()] : []),
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
    ...(askConsent ? [toConsentSetting(isRefused)] : []),
  ];
}

import { isAllowed } from '../../consent/client';
import { readShown, watchShown } from '../../preferences/client';
import { splitLanguage } from '../../../core/pagePath';
import type { UserProperties } from '../types';

const darkSystem = '(prefers-color-scheme: dark)';

function readProperties(): UserProperties {
  return {
    codeVariant: readShown('codeVariant'),
    userLanguage: splitLanguage(window.location.pathname).language,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia(darkSystem).matches ? 'dark' : 'light',
    colorScheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  };
}

/** Calls back whenever the page is shown with other pixels: zoomed, or moved to another screen. */
function watchPixelRatio(notify: () => void): void {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      notify();
      watchPixelRatio(notify);
    },
    { once: true },
  );
}

/** Tells the properties of the visitor whenever they change; the first time is up to the caller. */
export function createProperties(): { tell(): void } {
  const told: Partial<UserProperties> = {};
  function tell(): void {
    if (!isAllowed()) {
      return;
    }
    for (const [name, value] of Object.entries(readProperties())) {
      if (told[name as keyof UserProperties] !== value) {
        Object.assign(told, { [name]: value });
        window.gtag('set', 'user_properties', { [name]: value });
      }
    }
  }
  watchShown(['codeVariant', 'colorMode'])(tell);
  watchPixelRatio(tell);
  matchMedia(darkSystem).addEventListener('change', tell);
  return { tell };
}

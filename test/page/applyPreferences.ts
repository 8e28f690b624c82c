import { renderPreferencesScript } from '../../plugins/preferences/server/preferencesScript';

/** Does what the page's own script does before it is painted: applies the choices that are kept. */
export function applyPreferences(): void {
  window.eval(renderPreferencesScript('ltr'));
}

export { PreferencesProvider } from './PreferencesProvider';
export { choosePreference } from './choosePreference';
export { readCodeHash } from './readCodeHash';
export { readShown } from './readShown';
export { resetPreferences } from './resetPreferences';
export { useDisplayPreferences } from './useDisplayPreferences';
export { usePreference } from './usePreference';
export { watchShown } from './watchShown';

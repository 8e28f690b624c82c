export { PreferencesProvider } from './usePreference';
export { choosePreference } from './choices';
export { readCodeHash } from '../preferences';
export { readShown } from './display';
export { resetPreferences } from './choices';
export { useDisplayPreferences } from './usePreference';
export { usePreference } from './usePreference';
export { watchShown } from './display';

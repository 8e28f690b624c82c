export { readCodeHash } from '../preferences';
export { choosePreference, resetPreferences } from './choices';
export { isAllowed, reloadWhenWithdrawn, watchAllowed, whenAllowed } from './consent';
export { readShown, watchShown } from './display';
export { PreferencesProvider, useDisplayPreferences, usePreference } from './usePreference';

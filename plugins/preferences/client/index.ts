export { useDisplayPreferences } from './useDisplayPreferences';

import { preferences, schemeKeys, type PreferenceName, type PreferenceValue } from '../preferences';
import { modes } from '../types';
import { showPreference } from './showPreference';
import { writeEntry } from './writeEntry';
import { writeKept } from './writeKept';

/** Shows a choice and keeps it. What is no value of it is refused: an error is logged, nothing changes. */
export function choosePreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  const values: readonly string[] = preferences[name].values;
  if (!values.includes(value)) {
    // Only a color mode comes from code that TypeScript does not see: Docusaurus's own.
    console.error(
      `"${value}" does not exist among the theme's color schemes: ${values.join(', ')}.`,
    );
    return;
  }
  // The scheme first: other tabs read it when they hear of the mode.
  const mode = modes.find((item) => item === value);
  if (mode) {
    writeEntry(schemeKeys[mode], mode);
  }
  writeKept(name, value);
  showPreference(name, value);
}

import { codeStyleSlugs, type CodeStyle, type DisplayPreferences } from '../../preferences/types';

/** Returns the query of the playground that shows a demo as it is drawn here. */
export function toPlaygroundSearch(
  name: string,
  preferences: DisplayPreferences,
  style: CodeStyle,
): string {
  return `?${new URLSearchParams({ demo: name, ...preferences, style: codeStyleSlugs[style] })}`;
}

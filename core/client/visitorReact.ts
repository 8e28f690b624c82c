/** Which React the visitor uses, as chosen on the page of the plugin `your-version`; kept in the browser. */
import { isRelease } from '../releases';
import { createVisitorStore } from './visitorStore';

const store = createVisitorStore(() => localStorage, 'your-version:');
const PLACE = 'react';

/** Returns the release of React that the visitor uses. A saved value that is no release is ignored. */
export function readVisitorReact(): string | undefined {
  const release = store.read(PLACE);
  return isRelease(release) ? release : undefined;
}

/** Saves which release of React the visitor uses, or without one removes it. */
export const saveVisitorReact = (release: string | undefined): void =>
  store.write(PLACE, release ?? '');

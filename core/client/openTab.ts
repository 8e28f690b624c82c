/**
 * Opens a tab that can't reach back to this one. Call it during a click, before anything is awaited: a
 * tab that opens later is blocked as a popup. (`noopener` would hide whether it opened.)
 *
 * @param url absent: an empty tab, for an address or a form that follows
 */
export function openTab(url = ''): Window | null {
  const tab = window.open(url, '_blank');
  if (tab) {
    tab.opener = null;
  }
  return tab;
}

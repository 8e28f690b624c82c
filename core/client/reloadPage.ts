/** Loads the page again; apart, since a browser that runs tests can't. */
export function reloadPage(): void {
  window.location.reload();
}

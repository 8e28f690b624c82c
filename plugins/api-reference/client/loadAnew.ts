/** Loads the page at the current address from the server. */
export function loadAnew(): void {
  window.location.assign(window.location.href);
}

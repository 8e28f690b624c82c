/** Takes every component for one: the router asks in development alone, and React says it too. */
export function isValidElementType(): boolean {
  return true;
}

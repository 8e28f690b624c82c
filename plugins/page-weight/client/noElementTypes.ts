/** Accepts every component: the router checks in development only, and React checks too. */
export function isValidElementType(): boolean {
  return true;
}

/** How long a cookie is kept, in seconds: a year. */
const maxAge = 31_536_000;

/**
 * Keeps a cookie for the whole site, or removes it; where the browser blocks it, nothing happens.
 *
 * @param value nothing to remove it
 */
export function writeCookie(key: string, value: string | undefined): void {
  const age = value === undefined ? 0 : maxAge;
  try {
    document.cookie = `${key}=${value ?? ''};path=/;max-age=${age};SameSite=Lax`;
  } catch {
    // Blocked: what is shown lasts as long as the page.
  }
}

/** How long a choice is kept, in seconds: a year. */
const maxAge = 31_536_000;

/** Keeps a choice in a cookie; where cookies are blocked, nothing happens. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${maxAge};SameSite=Lax`;
  } catch {
    // The choice lasts as long as the page.
  }
}

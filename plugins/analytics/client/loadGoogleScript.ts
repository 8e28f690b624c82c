/** Adds Google's script to the page; where it is blocked or there is no network, nothing is counted. */
export function loadGoogleScript(): void {
  const { analytics } =
    document.querySelector<HTMLScriptElement>('script[data-analytics]')?.dataset ?? {};
  if (analytics) {
    const script = document.createElement('script');
    script.async = true;
    script.src = analytics;
    document.head.append(script);
  }
}

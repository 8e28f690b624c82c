/** How long the stylesheet may take before it is left to the browser, in ms. */
const timeout = 5000;

/** The cascade layer of all that the site draws itself. */
const layer = 'site';

let loading: Promise<void> | undefined;

async function addStyles(url: string): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) {
      throw new Error(`${url} answered with ${response.status}.`);
    }
    const style = document.createElement('style');
    style.textContent = `@layer ${layer} {\n${await response.text()}\n}`;
    document.head.append(style);
  } catch {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Brings the stylesheet of the editor into its cascade layer, once for the page. Where it cannot be
 * fetched, a link to it is added: the browser tries again in its own way, outside of the layer.
 *
 * @param url of `static/demo-editor.css`: from a plugin's folder the bundler would emit it empty,
 *   because it takes every stylesheet for one of the page
 */
export function loadEditorStyles(url: string): Promise<void> {
  loading ??= addStyles(url);
  return loading;
}

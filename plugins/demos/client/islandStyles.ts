/** The style elements, by style sheet. */
const elements = new Map<string, HTMLStyleElement>();

/**
 * Adds a style sheet that applies only in islands, which it stays for.
 *
 * @param name of the style sheet; one that was added under it is replaced
 */
export function addIslandStyles(name: string, css: string): void {
  const element = elements.get(name) ?? document.head.appendChild(document.createElement('style'));
  element.textContent = css;
  elements.set(name, element);
}

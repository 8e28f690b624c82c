/** Focuses an element that isn't a control; removing `tabindex` at once would drop the focus. */
export function focusRegion(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

/**
 * Returns a store's `subscribe` that notices when attributes of `<html>` change.
 *
 * @param attributes names of the attributes
 */
export function watchRoot(attributes: string[]): (notify: () => void) => () => void {
  return (notify) => {
    const observer = new MutationObserver(notify);
    observer.observe(document.documentElement, { attributeFilter: attributes });
    return () => observer.disconnect();
  };
}

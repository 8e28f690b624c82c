/**
 * Follows the height of a frame's document, which is of this host.
 *
 * @param onChange called with it, in px, whenever it changes
 * @returns ends that
 */
export function observeHeight(
  frame: HTMLIFrameElement,
  onChange: (height: number) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => onChange(entry?.contentRect.height ?? 0));
  const observe = () => {
    observer.disconnect();
    if (frame.contentDocument) {
      observer.observe(frame.contentDocument.body);
    }
  };
  observe();
  frame.addEventListener('load', observe);
  return () => {
    observer.disconnect();
    frame.removeEventListener('load', observe);
  };
}

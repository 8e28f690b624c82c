/** A demo in place: live, below the row of a prop that it shows. */
import { observeHeight } from '../../../core/client/observeHeight';

/** Ends following the height of a frame. */
const ends = new WeakMap<Element, () => void>();

/**
 * Shows the demo that a link leads to below a row, or hides it again.
 *
 * @param link says whether the demo shows, and has the demo's name
 */
export function toggleDemo(row: Element, link: HTMLAnchorElement): void {
  const shown = row.querySelector(':scope > iframe');
  link.setAttribute('aria-expanded', String(!shown));
  if (shown) {
    ends.get(shown)?.();
    shown.remove();
    return;
  }
  const frame = document.createElement('iframe');
  frame.src = link.href;
  frame.title = link.ariaLabel ?? link.textContent;
  frame.dataset.noPrint = '';
  row.append(frame);
  ends.set(
    frame,
    observeHeight(frame, (height) => {
      frame.style.blockSize = `${height}px`;
    }),
  );
}

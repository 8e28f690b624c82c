import { toClickEvent } from './toClickEvent';
import { track } from './track';

/**
 * Tells clicks on anything in the document that has a category.
 *
 * @param random returns a number from 0 to 1
 */
export function tellClicks(random: () => number): void {
  const tellClick = ({ target }: Event) => {
    const click = target instanceof Element ? toClickEvent(target) : undefined;
    if (click && random() < click.ratio) {
      track(click.event);
    }
  };
  // On the way down: what the click does may change the element, or take it away.
  document.addEventListener('click', tellClick, { capture: true });
}

/** The widest that a popover gets, in px: as its stylesheet has it. */
const width = 560;
const gap = 8;

/** Places a popover that opens under the button that opens it; without this it is in the middle. */
export function placePopover({ target }: Event): void {
  if (!(target instanceof HTMLElement)) {
    return;
  }
  const button = document.querySelector(`[popovertarget="${target.id}"]`);
  if (!button?.parentElement) {
    return;
  }
  const { bottom } = button.getBoundingClientRect();
  const { left, right } = button.parentElement.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const start = getComputedStyle(button).direction === 'rtl' ? clientWidth - right : left;
  Object.assign(target.style, {
    position: 'absolute',
    margin: '0',
    inset: 'auto',
    insetBlockStart: `${bottom + window.scrollY + 4}px`,
    insetInlineStart: `${Math.max(gap, Math.min(start, clientWidth - width - gap))}px`,
  });
}

/** Where people type: not a choice or a button. */
const fields =
  'textarea, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"])';

/** Where demos and their popups are: what they are filled with is their own. */
const islands = '[data-demo], [data-island]';

function hasText(field: Element): boolean {
  const text = 'value' in field ? field.value : field.textContent;
  return text !== '' && !field.closest(islands);
}

/**
 * Returns whether the visitor is typing, or has typed what a reload would lose: a comment, a search, a
 * filter, or the code of a demo.
 */
export function isWriting(): boolean {
  return (
    document.activeElement?.matches(fields) === true ||
    [...document.querySelectorAll(fields)].some(hasText) ||
    document.querySelector('[data-demo-edited]') !== null
  );
}

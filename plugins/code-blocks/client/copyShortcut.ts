/** The attribute of a block of code: the id of the button that copies it. */
const attribute = 'data-copied-by';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The block that is meant: the one with the focus, if that is seen, else the one under the pointer. */
function findBlock(): Element | null {
  const focused = document.activeElement;
  const hovered = [...document.querySelectorAll(`[${attribute}]:hover`)].at(-1);
  const byFocus = focused?.matches(':focus-visible') ? focused.closest(`[${attribute}]`) : null;
  return byFocus ?? hovered ?? focused?.closest(`[${attribute}]`) ?? null;
}

/** Presses the button of a block; analytics see that a key did it. */
function press(button: HTMLElement): void {
  const { gaEventAction: action } = button.dataset;
  button.dataset.gaEventAction = action
    ? action.replace(/(?:-?click)?$/, '-keyboard')
    : 'copy-keyboard';
  button.click();
  if (action === undefined) {
    delete button.dataset.gaEventAction;
  } else {
    button.dataset.gaEventAction = action;
  }
}

/**
 * Copies the block of code that is hovered or focused on Ctrl or Cmd + C, unless the visitor copies
 * something else: text that is selected, or what is in a field.
 */
export function copyByKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event;
  const pressed = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'c';
  const inField = target instanceof Element && target.closest(fields) !== null;
  if (!pressed || inField || window.getSelection()?.toString()) {
    return;
  }
  const id = findBlock()?.getAttribute(attribute);
  const button = id ? document.getElementById(id) : null;
  if (button) {
    press(button);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', copyByKey);
}

/** The attribute of a code block that has the id of its copy button. */
const attribute = 'data-copied-by';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Returns the block with visible focus, or else the hovered one, or else the focused one. */
function findBlock(): Element | null {
  const focused = document.activeElement;
  const hovered = [...document.querySelectorAll(`[${attribute}]:hover`)].at(-1);
  const byFocus = focused?.matches(':focus-visible') ? focused.closest(`[${attribute}]`) : null;
  return byFocus ?? hovered ?? focused?.closest(`[${attribute}]`) ?? null;
}

/** Clicks a block's button, tracked as a key press. */
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

/** Copies the hovered or focused code block on Ctrl or Cmd + C, unless text is selected or a field has the focus. */
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

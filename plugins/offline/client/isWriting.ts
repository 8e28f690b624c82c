/** Whether the visitor is in the middle of a text, or has one that is kept nowhere: an edited demo. */
export function isWriting(): boolean {
  return (
    document.activeElement?.matches('textarea, input, [contenteditable]') === true ||
    document.querySelector('[data-demo-edited]') !== null
  );
}

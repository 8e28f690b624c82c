/** Moves the focus into the first section of a picker's field. */
export function focusPicker(input: HTMLInputElement | null) {
  const field = input?.closest('[role="group"]');
  field?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
}

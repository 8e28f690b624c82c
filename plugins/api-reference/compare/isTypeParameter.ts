/**
 * Names for what the reader gives: type parameters (`TDate`, `R`), and the type that took the place of
 * the pickers' `TDate`. Which name it is, and whether there is one, says nothing.
 */
export function isTypeParameter(name: string): boolean {
  return /^(?:T[A-Z]\w*|[A-Z]|PickerValidDate)$/.test(name);
}

function checkNumber(value: unknown, least: number, most: number, isWhole: boolean): string | null {
  const kind = isWhole ? 'whole number' : 'number with at most two decimals';
  const isRight =
    typeof value === 'number' &&
    value >= least &&
    value <= most &&
    Number.isInteger(isWhole ? value : Math.round(value * 1e6) / 1e4);
  return isRight ? null : `Enter a ${kind} from ${least} to ${most.toLocaleString('en-US')}.`;
}

/** Returns what is wrong with a value that was typed into a column, and how to mend it; or null. */
export function checkValue(field: string, value: unknown): string | null {
  switch (field) {
    case 'name':
      return String(value ?? '').trim().length >= 3 ? null : 'Enter a name of 3 letters or more.';
    case 'stock':
    case 'reorderAt':
      return checkNumber(value, 0, 9999, true);
    case 'price':
      return checkNumber(value, 0.01, 9999.99, false);
    default:
      return null;
  }
}

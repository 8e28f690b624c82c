/** Returns whether two words differ by one mistake: a letter too many, missing, wrong, or two swapped. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) {
    return false;
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start++;
  }
  const rest = (word: string, from: number) => word.slice(start + from);
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2))
  );
}

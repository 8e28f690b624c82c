import { compareTypes } from './compareTypes';
import type { Change, Member } from './types';

/** `unstable_onRowSelect` → on, row, select */
const toWords = (name: string) =>
  name
    .replace(/^(?:unstable_|experimental_)/, '')
    .split(/(?=[A-Z])|[_-]/)
    .map((word) => word.toLowerCase());

/** Whether one name has all words of the other, at least two of them or all, and one more at most. */
function isNear(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [toWords(one), toWords(other)].sort(
    (a, b) => a.length - b.length,
  );
  const left = [...longer];
  const hasAll = shorter.every((word) => {
    const index = left.indexOf(word);
    return index >= 0 && left.splice(index, 1).length > 0;
  });
  return hasAll && (left.length === 0 || (left.length === 1 && shorter.length > 1));
}

const isLikely = (from: Member, to: Member) =>
  from.part === to.part &&
  from.part !== 'class' &&
  isNear(from.key, to.key) &&
  compareTypes(from.type ?? '', to.type ?? '') === 'same';

/**
 * Marks what was likely renamed: something of the same type and nearly the same words in its name is
 * gone and there is exactly one such new thing for it, and it for that one.
 */
export function guessRenames(changes: readonly Change[]): Change[] {
  const added = changes.flatMap(({ from, to }) => (from === null && to ? [to] : []));
  const removed = changes.flatMap(({ from, to }) => (to === null && from ? [from] : []));
  const guesses = new Map<Member, string>();
  for (const from of removed) {
    const [to, ...more] = added.filter((member) => isLikely(from, member));
    if (to && more.length === 0 && removed.filter((item) => isLikely(item, to)).length === 1) {
      guesses.set(from, to.name).set(to, from.name);
    }
  }
  return changes.map((change) => {
    const only = change.from && change.to ? undefined : (change.from ?? change.to);
    return { ...change, maybeRenamed: (only && guesses.get(only)) ?? null };
  });
}

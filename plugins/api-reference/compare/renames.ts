/** Guesses which of the things that are gone have only another name now. */
import { compareTypes } from './compareTypes';
import type { Change, ComparableApi, Member } from './types';

/** `unstable_onRowSelect` → on, row, select */
const toWords = (name: string) =>
  name
    .replace(/^(?:unstable_|experimental_)/, '')
    .split(/(?=[A-Z])|[_-]/)
    .map((word) => word.toLowerCase());

/** Whether two names have the same words, or one has all of the other's, at least two, and one more. */
function isSimilar(one: string, other: string): boolean {
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

const isLikelyRename = (from: Member, to: Member) =>
  from.part === to.part &&
  from.part !== 'class' &&
  isSimilar(from.key, to.key) &&
  compareTypes(from.type ?? '', to.type ?? '') === 'same';

/** Marks likely renames of parts: a removed and an added one that match only each other. */
export function guessRenamedParts(changes: readonly Change[]): Change[] {
  const added = changes.flatMap(({ from, to }) => (from === null && to ? [to] : []));
  const removed = changes.flatMap(({ from, to }) => (to === null && from ? [from] : []));
  const guesses = new Map<Member | null, string>();
  for (const from of removed) {
    const [to, ...more] = added.filter((member) => isLikelyRename(from, member));
    if (
      to &&
      more.length === 0 &&
      removed.filter((item) => isLikelyRename(item, to)).length === 1
    ) {
      guesses.set(from, to.name).set(to, from.name);
    }
  }
  return changes.map((change) => ({
    ...change,
    maybeRenamed: guesses.get(change.from ?? change.to) ?? null,
  }));
}

/** Lists the props and slots of a component or an interface; `components` has `Toolbar`, `slots` has `toolbar`. */
const listParts = ({ props, slots }: ComparableApi) =>
  new Set([
    ...props.map(({ name }) => `prop ${name.toLowerCase()}`),
    ...slots.map(({ name }) => `slot ${name.toLowerCase()}`),
  ]);

/**
 * How much of their parts two things must have in common, from 0 to 1. It was found on five major versions of a
 * library: above it all guesses are right, and the first wrong one is at 0.35.
 */
const leastShare = 0.36;

/** Identifies a component or an interface in any version. */
export const toApiId = ({ product, kind, name }: ComparableApi) => `${product} ${kind} ${name}`;

function listMissing(apis: readonly ComparableApi[], others: readonly ComparableApi[]) {
  const known = new Set(others.map(toApiId));
  return apis.filter((api) => !known.has(toApiId(api)));
}

/**
 * Guesses which components and interfaces of two versions are one under two names: both are of one kind and
 * product, and each shares more of its props and slots with the other than with anything else that only one
 * version has. The fewer things have a part, the more it counts.
 *
 * @returns what each is in the other version
 */
export function guessRenamedApis(
  from: readonly ComparableApi[],
  to: readonly ComparableApi[],
): ReadonlyMap<ComparableApi, ComparableApi> {
  const counts = new Map<string, number>();
  for (const part of [...from, ...to].flatMap((api) => [...listParts(api)])) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const weigh = (parts: Iterable<string>) =>
    [...parts].reduce((sum, part) => sum + 1 / Math.log2(1 + (counts.get(part) ?? 1)), 0);
  const toShare = (older: ComparableApi, newer: ComparableApi) => {
    const [before, after] = [listParts(older), listParts(newer)];
    const common = [...before].filter((part) => after.has(part));
    return common.length > 0 ? weigh(common) / weigh(new Set([...before, ...after])) : 0;
  };
  const added = listMissing(to, from);
  const pairs = listMissing(from, to).flatMap((older) =>
    added
      .filter(({ kind, product }) => kind === older.kind && product === older.product)
      .map((newer) => ({ older, newer, share: toShare(older, newer) }))
      .filter(({ share }) => share > leastShare),
  );
  const renamed = new Map<ComparableApi, ComparableApi>();
  for (const pair of pairs) {
    const { older, newer, share } = pair;
    const rivals = pairs.filter(
      (other) => other !== pair && (other.older === older || other.newer === newer),
    );
    if (rivals.every((other) => other.share < share)) {
      renamed.set(older, newer).set(newer, older);
    }
  }
  return renamed;
}

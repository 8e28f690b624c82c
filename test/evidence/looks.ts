/** What is kept of what axe and the browser say of a demo. */
import {
  type DemoEvidence,
  type Failure,
  type View,
} from '../../plugins/accessibility-evidence/types';

/** What was found in a demo; its files are hashed elsewhere. */
export type Found = Omit<DemoEvidence, 'hash'>;

/** How many lines of a tree are kept, and how many letters of a line. */
const MAX_LINES = 60;
const MAX_LETTERS = 120;

/** A rule that fails in one view. */
type ViewFailure = Omit<Failure, 'views'>;

/** What axe says in one view. */
export interface Look {
  rules: number;
  failures: ViewFailure[];
}

/** Puts what axe found in each view together. */
export function mergeLooks(looks: ReadonlyMap<View, Look>): Pick<Found, 'rules' | 'failures'> {
  const merged = new Map<string, ViewFailure & { views: View[] }>();
  for (const [view, { failures }] of looks) {
    for (const failure of failures) {
      const known = merged.get(failure.rule) ?? { ...failure, views: [] };
      merged.set(failure.rule, {
        ...known,
        views: [...known.views, view],
        count: Math.max(known.count, failure.count),
      });
    }
  }
  const failures = [...merged.values()]
    .toSorted((a, b) => (a.rule < b.rule ? -1 : 1))
    .map(({ rule, help, impact, views: seen, count, elements }): Failure => ({
      rule,
      help,
      impact,
      ...(seen.length < looks.size && { views: seen }),
      count,
      elements,
    }));
  const [first] = looks.values();
  return { rules: first?.rules ?? 0, ...(failures.length > 0 && { failures }) };
}

/** Cuts a tree to what is kept of it. */
export function cutTree(text: string): Pick<Found, 'tree' | 'cut'> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tree = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS - 1)}…` : line));
  return { tree, ...(lines.length > MAX_LINES && { cut: lines.length - MAX_LINES }) };
}

import { compareTypes } from './compareTypes';
import type { Change, ChangeKind, Member } from './types';

/** A default without what is but spelling; not to give a boolean is to give `false`. */
function toDefault({ default: text, type }: Member): string | null {
  if (text === null || text === 'undefined') {
    return type === 'boolean' ? 'false' : null;
  }
  return (
    text
      .replace(/["`]/g, "'")
      .replace(/\s+/g, ' ')
      // Types of parameters, and whose function it is, are the package's own affair.
      .replace(/: [\w.<>[\]]+(?=[,)])/g, '')
      .replace(/\b\w+\.(?=\w+\()/g, '')
      .replace(/^'(.*)'$/, '$1')
      .trim()
      .toLowerCase()
  );
}

/** Whether both versions say what the default is, and not the same: one may only have left it out. */
function isOtherDefault(from: Member, to: Member): boolean {
  const [before, after] = [toDefault(from), toDefault(to)];
  return before !== null && after !== null && before !== after;
}

/** Tells what changed of one thing that two versions have; `null` when nothing did. */
export function compareMember(from: Member, to: Member): Change | null {
  const relation = compareTypes(from.type ?? '', to.type ?? '');
  const changed: Partial<Record<ChangeKind, boolean>> = {
    retyped: relation !== 'same',
    required: from.required !== to.required,
    default: isOtherDefault(from, to),
    deprecated: from.deprecated === null && to.deprecated !== null,
    plan: from.plan !== to.plan,
  };
  const kinds = (Object.keys(changed) as ChangeKind[]).filter((kind) => changed[kind]);
  return kinds.length > 0
    ? { kinds, from, to, relation: relation === 'same' ? null : relation, maybeRenamed: null }
    : null;
}

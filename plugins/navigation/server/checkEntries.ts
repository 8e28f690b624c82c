import { plans } from '../../../core/types';
import type { NavigationEntry } from '../types';
import { collectRepeated } from './collectRepeated';
import type { PlacedEntry } from './placeEntries';
import { toSlug } from '../../../core/server/titles';

/** What the value of a key must be, and how to say it. */
interface Rule {
  isRight(value: unknown): boolean;
  needs: string;
}

const text: Rule = {
  isRight: (value) => typeof value === 'string' && value !== '',
  needs: 'a text',
};
const flag: Rule = { isRight: (value) => typeof value === 'boolean', needs: 'true or false' };

const rules: Record<keyof NavigationEntry, Rule> = {
  pathname: {
    isRight: (value) => typeof value === 'string' && /^(?:\/x\/.|https:\/\/.)/.test(value),
    needs:
      'a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address',
  },
  title: text,
  subheader: text,
  children: {
    isRight: (value) => Array.isArray(value) && value.length > 0,
    needs: 'a list of at least one entry',
  },
  plan: {
    isRight: (value) => plans.some((plan) => plan === value),
    needs: `one of: ${plans.join(', ')}`,
  },
  newFeature: flag,
  planned: flag,
  unstable: flag,
};

const allowed = Object.keys(rules).join(', ');

function checkKeys({ entry, place }: PlacedEntry): string[] {
  const keys = [...new Set(['pathname', ...Object.keys(entry)])];
  return keys.flatMap((key) => {
    const rule = (rules as Record<string, Rule | undefined>)[key];
    const value = (entry as unknown as Record<string, unknown>)[key];
    if (!rule) {
      return `${place}: there is no key "${key}". Allowed: ${allowed}.`;
    }
    return rule.isRight(value)
      ? []
      : `${place}: "${key}" must be ${rule.needs}; given: ${JSON.stringify(value) ?? 'nothing'}.`;
  });
}

function checkUnique(placed: readonly PlacedEntry[]): string[] {
  const withPath = placed.filter(({ entry }) => typeof entry.pathname === 'string');
  return collectRepeated(withPath, ({ entry }) => toSlug(entry.pathname)).map((group) => {
    const places = group.map(({ place }) => place).join(' and ');
    return `The path ${group[0]?.entry.pathname} stands ${group.length} times: ${places}. A path is unique in a version: rename or remove all but one.`;
  });
}

/** Returns what is wrong with the entries of a tree in themselves: keys, values, paths that stand twice. */
export function checkEntries(placed: readonly PlacedEntry[]): string[] {
  return [...placed.flatMap(checkKeys), ...checkUnique(placed)];
}

import { products } from '../../../core/types';
import { compareTypes } from './compareTypes';
import { guessRenamedApis, guessRenamedParts, toApiId } from './renames';
import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeKind,
  type ComparableApi,
  type Member,
  type MemberPart,
  memberParts,
} from './types';

function toMember(part: MemberPart, name: string, more: Partial<Member>): Member {
  return {
    part,
    key: name,
    name,
    type: null,
    required: false,
    default: null,
    deprecated: null,
    plan: null,
    place: null,
    ...more,
  };
}

const toWhole = ({ name, deprecated, plan }: ComparableApi) =>
  toMember('api', name, { deprecated, plan });

/** Lists the parts of a component or an interface. The class of a slot is a class like any other. */
function toParts({ props, slots, classes }: ComparableApi): Member[] {
  return [
    ...props.map(({ name, type, required, default: value, deprecated, plan }) => {
      const place = { section: 'props' as const, row: name };
      return toMember('prop', name, { type, required, default: value, deprecated, plan, place });
    }),
    ...slots.map(({ name, className, default: value, deprecated, plan }) => {
      const place = { section: 'slots' as const, row: className ?? name };
      return toMember('slot', name, { default: value, deprecated, plan, place });
    }),
    ...classes.map(({ key, className, deprecated }) => {
      const place = { section: 'classes' as const, row: className };
      return toMember('class', className, { key, type: className, deprecated, place });
    }),
    ...slots.flatMap(({ name, className }) => {
      const place = { section: 'slots' as const, row: className ?? '' };
      return className === null
        ? []
        : [toMember('class', className, { key: name, type: className, place })];
    }),
  ];
}

const indexBy = <T>(items: readonly T[], toId: (item: T) => string) =>
  new Map(items.map((item) => [toId(item), item]));

/** A default without differences of spelling. Leaving a boolean out is the same as `false`. */
function toDefault({ default: text, type }: Member): string | null {
  if (text === null || text === 'undefined') {
    return type === 'boolean' ? 'false' : null;
  }
  return (
    text
      .replace(/["`]/g, "'")
      .replace(/\s+/g, ' ')
      // Types of parameters, and the object that has a function, don't matter to a reader.
      .replace(/: [\w.<>[\]]+(?=[,)])/g, '')
      .replace(/\b\w+\.(?=\w+\()/g, '')
      .replace(/^'(.*)'$/, '$1')
      .trim()
      .toLowerCase()
  );
}

/** Whether the defaults differ. A version without one may only have left it out. */
function isOtherDefault(from: Member, to: Member): boolean {
  const [before, after] = [toDefault(from), toDefault(to)];
  return before !== null && after !== null && before !== after;
}

function compareMember(from: Member, to: Member): Change | null {
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

const toWholeChange = (
  kind: 'added' | 'removed',
  member: Member,
  maybeRenamed: string | null = null,
): Change => ({
  kinds: [kind],
  from: kind === 'removed' ? member : null,
  to: kind === 'added' ? member : null,
  relation: null,
  maybeRenamed,
});

type Members = ReadonlyMap<string, Member>;

/** Lists what only the first version has. A slot stands for its class, which is left out. */
function listMissing(members: Members, others: Members): Member[] {
  const missing = [...members].flatMap(([id, member]) => (others.has(id) ? [] : [member]));
  const slots = new Set(missing.flatMap(({ part, key }) => (part === 'slot' ? [key] : [])));
  return missing.filter(({ part, key }) => part !== 'class' || !slots.has(key));
}

const toName = ({ from, to }: Change) => (to ?? from)?.name ?? '';
const toRank = ({ from, to }: Change) => memberParts.indexOf((to ?? from)?.part ?? 'api');

function compareMembers(from: readonly Member[], to: readonly Member[]): Change[] {
  const toId = ({ part, key }: Member) => `${part} ${key}`;
  const [before, after] = [indexBy(from, toId), indexBy(to, toId)];
  const changes = [
    ...listMissing(after, before).map((member) => toWholeChange('added', member)),
    ...listMissing(before, after).map((member) => toWholeChange('removed', member)),
    ...[...before].flatMap(([id, member]) => {
      const counterpart = after.get(id);
      return (counterpart && compareMember(member, counterpart)) ?? [];
    }),
  ];
  return changes.sort((a, b) => toRank(a) - toRank(b) || toName(a).localeCompare(toName(b), 'en'));
}

const byName = (a: ApiChange, b: ApiChange) =>
  products.indexOf(a.product) - products.indexOf(b.product) || a.name.localeCompare(b.name, 'en');

/** Compares the components and interfaces of two versions, and their parts. */
export function compareApis(
  from: readonly ComparableApi[],
  to: readonly ComparableApi[],
): ApiChanges {
  const [before, after] = [indexBy(from, toApiId), indexBy(to, toApiId)];
  const renamed = guessRenamedApis(from, to);
  const toChange = (api: ComparableApi, own: Change | null, parts: Change[] = []): ApiChange => ({
    name: api.name,
    kind: api.kind,
    product: api.product,
    own,
    parts,
  });
  const changes = [
    ...to.map((api) => {
      const earlier = before.get(toApiId(api));
      return earlier
        ? toChange(
            api,
            compareMember(toWhole(earlier), toWhole(api)),
            guessRenamedParts(compareMembers(toParts(earlier), toParts(api))),
          )
        : toChange(api, toWholeChange('added', toWhole(api), renamed.get(api)?.name));
    }),
    ...from
      .filter((api) => !after.has(toApiId(api)))
      .map((api) => toChange(api, toWholeChange('removed', toWhole(api), renamed.get(api)?.name))),
  ];
  return changes.filter(({ own, parts }) => own || parts.length > 0).sort(byName);
}

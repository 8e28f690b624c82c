import { products } from '../../../core/types';
import { compareTypes } from './compareTypes';
import { guessRenames } from './guessRenames';
import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeKind,
  type ComparableApi,
  type Member,
  memberParts,
} from './types';

/** Shapes a component or an interface as a whole into what can be compared. */
function toOwnMember({ name, deprecated, plan }: ComparableApi): Member {
  return {
    part: 'api',
    key: name,
    name,
    type: null,
    required: false,
    default: null,
    deprecated,
    plan,
    place: null,
  };
}

type Slot = ComparableApi['slots'][number];
type Class = ComparableApi['classes'][number];

const toSlot = ({ name, className, deprecated, plan, default: standard }: Slot): Member => ({
  part: 'slot',
  key: name,
  name,
  type: null,
  required: false,
  default: standard,
  deprecated,
  plan,
  place: { section: 'slots', row: className ?? name },
});

const toClass = ({ key, className, deprecated }: Class, section: 'slots' | 'classes'): Member => ({
  part: 'class',
  key,
  name: className,
  type: className,
  required: false,
  default: null,
  deprecated,
  plan: null,
  place: { section, row: className },
});

/** The class of a slot is a class like any other here: it may have been one before there was the slot. */
const toClassOfSlot = ({ name, className }: Slot): Member[] =>
  className === null ? [] : [toClass({ key: name, className, deprecated: null }, 'slots')];

/** Shapes the parts of a component or an interface into what can be compared. */
function toMembers({ props, slots, classes }: ComparableApi): Member[] {
  return [
    ...props.map((prop): Member => ({
      ...prop,
      part: 'prop',
      key: prop.name,
      place: { section: 'props', row: prop.name },
    })),
    ...slots.map(toSlot),
    ...classes.map((item) => toClass(item, 'classes')),
    ...slots.flatMap(toClassOfSlot),
  ];
}

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

const toId = ({ part, key }: Member) => `${part} ${key}`;

const toMap = (members: readonly Member[]) =>
  new Map(members.map((member) => [toId(member), member]));

/** Whether a class came or went with the slot that it belongs to: one line says both. */
function isTold(member: Member, slots: ReadonlySet<string>): boolean {
  return member.part === 'class' && slots.has(member.key);
}

/** The things that only the first list has. */
function listMissing(
  members: ReadonlyMap<string, Member>,
  others: ReadonlyMap<string, Member>,
): Member[] {
  const missing = [...members].flatMap(([id, member]) => (others.has(id) ? [] : [member]));
  const slots = new Set(missing.flatMap(({ part, key }) => (part === 'slot' ? [key] : [])));
  return missing.filter((member) => !isTold(member, slots));
}

const toName = ({ from, to }: Change) => (to ?? from)?.name ?? '';
const toRank = ({ from, to }: Change) => memberParts.indexOf((to ?? from)?.part ?? 'api');

/** Tells what changed between two lists of things: by part, then by name. */
function compareMembers(from: readonly Member[], to: readonly Member[]): Change[] {
  const [before, after] = [toMap(from), toMap(to)];
  const stands = { relation: null, maybeRenamed: null };
  const changes: Change[] = [
    ...listMissing(after, before).map((member): Change => ({
      kinds: ['added'],
      from: null,
      to: member,
      ...stands,
    })),
    ...listMissing(before, after).map((member): Change => ({
      kinds: ['removed'],
      from: member,
      to: null,
      ...stands,
    })),
    ...[...before].flatMap(([id, member]) => {
      const counterpart = after.get(id);
      const change = counterpart && compareMember(member, counterpart);
      return change ? [change] : [];
    }),
  ];
  return changes.sort((a, b) => toRank(a) - toRank(b) || toName(a).localeCompare(toName(b), 'en'));
}

const toIdCompareApis = ({ product, kind, name }: ComparableApi) => `${product} ${kind} ${name}`;

const toMapCompareApis = (apis: readonly ComparableApi[]) =>
  new Map(apis.map((api) => [toIdCompareApis(api), api]));

const byName = (a: ApiChange, b: ApiChange) =>
  products.indexOf(a.product) - products.indexOf(b.product) || a.name.localeCompare(b.name, 'en');

/** Tells that a component or an interface is new, or gone. */
function toWhole(api: ComparableApi, kind: 'added' | 'removed'): ApiChange {
  const { name, product } = api;
  const member = toOwnMember(api);
  const own = {
    kinds: [kind],
    from: kind === 'added' ? null : member,
    to: kind === 'added' ? member : null,
    relation: null,
    maybeRenamed: null,
  };
  return { name, kind: api.kind, product, own, parts: [] };
}

function compareApi(from: ComparableApi, to: ComparableApi): ApiChange {
  const { name, kind, product } = to;
  const own = compareMember(toOwnMember(from), toOwnMember(to));
  const parts = guessRenames(compareMembers(toMembers(from), toMembers(to)));
  return { name, kind, product, own, parts };
}

/** Tells what changed from one version to another: components and interfaces, and what they consist of. */
export function compareApis(
  from: readonly ComparableApi[],
  to: readonly ComparableApi[],
): ApiChanges {
  const [before, after] = [toMapCompareApis(from), toMapCompareApis(to)];
  const changes = [
    ...to.map((api) => {
      const earlier = before.get(toIdCompareApis(api));
      return earlier ? compareApi(earlier, api) : toWhole(api, 'added');
    }),
    ...from.filter((api) => !after.has(toIdCompareApis(api))).map((api) => toWhole(api, 'removed')),
  ];
  return changes.filter(({ own, parts }) => own || parts.length > 0).sort(byName);
}

import { compareMember } from './compareMember';
import { memberParts, type Change, type Member } from './types';

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
export function compareMembers(from: readonly Member[], to: readonly Member[]): Change[] {
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

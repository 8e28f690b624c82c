import { planNames } from '../../../core/types';
import type { ApiKind } from '../types';
import type { Change, ChangeKind, Member } from './types';

/** What a part is called, before its name. */
function toPartName({ part }: Member, kind: ApiKind): string {
  const property = kind === 'interface' ? 'property ' : 'prop ';
  return { api: `${kind} `, prop: property, slot: 'slot ', class: 'CSS class ' }[part];
}

/** Code in a line of Markdown, whatever is in it. */
function toCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}

const toLine = (markdown: string) => markdown.replace(/\s+/g, ' ').trim();

const toPlan = ({ plan }: Member) => (plan ? planNames[plan] : 'all plans');

/** What one thing is, where it came or went. */
function renderMember(member: Member, { maybeRenamed, to }: Change, kind: ApiKind): string {
  const gone = to === null;
  const { part, type, required, deprecated, plan } = member;
  return [
    part === 'prop' && type && toCode(type),
    // An interface is what is given, not what is asked for.
    required && kind === 'component' && 'required',
    member.default !== null && `default ${toCode(member.default)}`,
    plan && planNames[plan],
    deprecated !== null &&
      `${gone ? 'was deprecated' : 'deprecated'}${deprecated && `: ${toLine(deprecated)}`}`,
    maybeRenamed !== null && `maybe renamed ${gone ? 'to' : 'from'} ${toCode(maybeRenamed)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** What is different about one thing. */
function renderDetails({ kinds, relation }: Change, from: Member, to: Member): string {
  // Not to give a boolean is to give `false`; of nothing else a default is told that is not there.
  const toDefault = (member: Member) => toCode(member.default ?? 'false');
  const details: Partial<Record<ChangeKind, string>> = {
    retyped: `${to.part === 'class' ? 'name' : 'type'} ${toCode(from.type ?? '')} → ${toCode(to.type ?? '')}${relation ? ` (${relation})` : ''}`,
    required: to.required ? 'now required' : 'no longer required',
    default: `default ${toDefault(from)} → ${toDefault(to)}`,
    deprecated: `deprecated${to.deprecated ? `: ${toLine(to.deprecated)}` : ''}`,
    plan: `${toPlan(from)} → ${toPlan(to)}`,
  };
  return kinds.map((kind) => details[kind]).join('; ');
}

/** Returns what happened to one thing of a component or an interface as an item of a Markdown list. */
export function renderChange(change: Change, kind: ApiKind): string {
  const { from, to } = change;
  const member = to ?? from;
  if (!member) {
    return '';
  }
  const verb = from && to ? 'Changed' : to ? 'Added' : 'Removed';
  const text = from && to ? renderDetails(change, from, to) : renderMember(member, change, kind);
  return `- ${verb} ${toPartName(member, kind)}${toCode(member.name)}${text && `: ${text}`}`;
}

import { planNames, productNames, products } from '../../../core/types';
import type { ApiKind } from '../types';
import { countChanges } from './selection';
import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeCounts,
  type ChangeKind,
  type Member,
  changeKindTexts,
  changeKinds,
} from './types';

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
function renderChange(change: Change, kind: ApiKind): string {
  const { from, to } = change;
  const member = to ?? from;
  if (!member) {
    return '';
  }
  const verb = from && to ? 'Changed' : to ? 'Added' : 'Removed';
  const text = from && to ? renderDetails(change, from, to) : renderMember(member, change, kind);
  return `- ${verb} ${toPartName(member, kind)}${toCode(member.name)}${text && `: ${text}`}`;
}

/** Returns “3 added, 1 removed”, or “nothing changed”. */
function renderCounts(counts: ChangeCounts): string {
  const parts = changeKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${changeKindTexts[kind]}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing changed';
}

const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

function renderShared({ shared }: ApiChange): string[] {
  return shared ? [`- ${shared.count} more, the same as in \`${shared.name}\``] : [];
}

/** What happened to one component or interface that both versions have. */
function renderApi(change: ApiChange): string {
  const { name, kind, own, parts } = change;
  const lines = [...(own ? [own] : []), ...parts].map((item) => renderChange(item, kind));
  return [`### ${name}`, '', ...lines, ...renderShared(change)].join('\n');
}

function renderWholes(changes: ApiChanges): string[] {
  const lines = changes.flatMap(({ own, kind }) => (own ? [renderChange(own, kind)] : []));
  return lines.length > 0 ? ['### Components and interfaces', lines.join('\n')] : [];
}

/**
 * Returns a comparison as Markdown, with a heading a product and one a component.
 *
 * @param from label of the older version
 * @param to label of the newer one
 */
export function renderComparison(changes: ApiChanges, from: string, to: string): string {
  const blocks = products.flatMap((product) => {
    const own = changes.filter((change) => change.product === product);
    return own.length === 0
      ? []
      : [
          `## ${productNames[product]}: ${from} → ${to}`,
          `In all: ${renderCounts(countChanges(own))}.`,
          ...renderWholes(own.filter(isWhole)),
          ...own.filter((change) => !isWhole(change)).map(renderApi),
        ];
  });
  return `${blocks.length > 0 ? blocks.join('\n\n') : `Nothing changed from ${from} to ${to}.`}\n`;
}

import { planNames, productNames, products } from '../../../core/types';
import type { ApiKind } from '../types';
import { countChanges } from './selection';
import {
  type ApiChange,
  type ApiChanges,
  type Change,
  type ChangeKind,
  type Member,
  changeKindTexts,
  changeKinds,
} from './types';

function toPartName({ part }: Member, kind: ApiKind): string {
  const property = kind === 'interface' ? 'property' : 'prop';
  return { api: kind, prop: property, slot: 'slot', class: 'CSS class' }[part];
}

/** Code in one line of Markdown, whatever backticks are in it. */
function toCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}

const toLine = (markdown: string) => markdown.replace(/\s+/g, ' ').trim();

const toPlan = ({ plan }: Member) => (plan ? planNames[plan] : 'all plans');

/** Describes a thing that was added or removed. */
function renderMember(member: Member, { maybeRenamed, to }: Change, kind: ApiKind): string {
  const isRemoved = to === null;
  const { part, type, required, deprecated, plan } = member;
  return [
    part === 'prop' && type && toCode(type),
    // Readers are given an interface: nothing is asked of them.
    required && kind === 'component' && 'required',
    member.default !== null && `default ${toCode(member.default)}`,
    plan && planNames[plan],
    deprecated !== null &&
      `${isRemoved ? 'was deprecated' : 'deprecated'}${deprecated && `: ${toLine(deprecated)}`}`,
    maybeRenamed !== null &&
      `possibly renamed ${isRemoved ? 'to' : 'from'} ${toCode(maybeRenamed)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Describes what is different about a thing. */
function renderDetails({ kinds, relation }: Change, from: Member, to: Member): string {
  // A default changes from or to nothing only for booleans, where nothing means `false`.
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

function renderChange(change: Change, kind: ApiKind): string[] {
  const { from, to } = change;
  const member = to ?? from;
  if (!member) {
    return [];
  }
  const verb = from && to ? 'Changed' : to ? 'Added' : 'Removed';
  const text = from && to ? renderDetails(change, from, to) : renderMember(member, change, kind);
  const name = `${toPartName(member, kind)} ${toCode(member.name)}`;
  return [`- ${verb} ${name}${text && `: ${text}`}`];
}

function renderCounts(changes: ApiChanges): string {
  const counts = countChanges(changes);
  return changeKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${changeKindTexts[kind]}`)
    .join(', ');
}

/** Whether a component or an interface was added or removed as a whole. */
const isWhole = ({ own }: ApiChange) => own !== null && (own.from === null || own.to === null);

function renderApi({ name, kind, own, parts, shared }: ApiChange): string {
  const lines = [...(own ? [own] : []), ...parts].flatMap((item) => renderChange(item, kind));
  const more = shared ? [`- ${shared.count} more, the same as in \`${shared.name}\``] : [];
  return [`### ${name}`, '', ...lines, ...more].join('\n');
}

function renderProduct(changes: ApiChanges): string[] {
  const wholes = changes.filter(isWhole);
  const lines = wholes.flatMap(({ own, kind }) => (own ? renderChange(own, kind) : []));
  return [
    `Total: ${renderCounts(changes)}.`,
    ...(lines.length > 0 ? ['### Components and interfaces', lines.join('\n')] : []),
    ...changes.filter((change) => !isWhole(change)).map(renderApi),
  ];
}

/**
 * Returns a comparison as Markdown, with a heading for each product and each component.
 *
 * @param from label of the older version
 * @param to label of the newer one
 */
export function renderComparison(changes: ApiChanges, from: string, to: string): string {
  const blocks = products.flatMap((product) => {
    const own = changes.filter((change) => change.product === product);
    const title = `## ${productNames[product]}: ${from} → ${to}`;
    return own.length > 0 ? [title, ...renderProduct(own)] : [];
  });
  return `${blocks.length > 0 ? blocks.join('\n\n') : `Nothing changed from ${from} to ${to}.`}\n`;
}

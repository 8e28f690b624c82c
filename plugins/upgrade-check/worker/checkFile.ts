/** Finds what a newer version doesn't take, or takes otherwise, in a file that was written for an older one. */
import ts from 'typescript';
import { type Plan, plans } from '../../../core/library';
import {
  type Change,
  type CodeUse,
  type UseSettings,
  type UsedElement,
  collectUses,
  createApiFinder,
  isFunction,
} from '../../api-reference/analysis';
import { toApiSlug, toRowId } from '../../api-reference/paths';
import type { CodeFile, Finding, FindingKind } from '../types';
import { checkClasses } from './classes';
import { type FoundNode, bare, describePart } from './findings';
import { checkImports, checkTypes } from './imports';
import { checkTheme } from './theme';
import { isBroken } from './typeBreaks';
import { type CheckedPage, type VersionChanges, toPageKey } from './versionChanges';

const isIn = (inner: ts.Node, outer: ts.Node) => inner.pos >= outer.pos && inner.end <= outer.end;

/** Checks what a prop is given: its type may be another one, or another thing under the same name. */
function checkValue(
  { from, to, newerPages }: VersionChanges,
  { page, name, node, value }: CodeUse<CheckedPage>,
): FoundNode[] {
  const newer = newerPages.get(toPageKey(page));
  const before = page.props.find((prop) => prop.name === name)?.type;
  const after = newer?.props.find((prop) => prop.name === name)?.type;
  return newer &&
    before !== undefined &&
    after !== undefined &&
    isBroken(before, after, [from.exports, to.exports], value)
    ? [
        {
          ...bare,
          // A function that is written elsewhere in the file has to change there.
          node: value && isFunction(value) && !isIn(value, node.parent) ? value : node,
          kind: 'retyped',
          part: 'prop',
          name,
          owner: page.name,
          before,
          after,
          row: { path: `${toApiSlug(newer)}#${toRowId(newer, 'props', name)}`, of: 'to' },
        },
      ]
    : [];
}

const toRank = (plan: Plan | null | undefined) => (plan ? plans.indexOf(plan) : -1);

/** What a change means for code that uses what has changed. */
function listKinds({ kinds, from, to, maybeRenamed }: Change): FindingKind[] {
  return kinds.flatMap((kind): FindingKind[] => {
    switch (kind) {
      case 'removed':
        // `components` takes `Toolbar`, and `slots` takes `toolbar`: what matters is which of both props there is.
        return from?.part === 'slot' && from.name.toLowerCase() === maybeRenamed?.toLowerCase()
          ? []
          : [kind];
      case 'deprecated':
        return [kind];
      case 'plan':
        return toRank(to?.plan) > toRank(from?.plan) ? [kind] : [];
      default:
        return [];
    }
  });
}

/** Checks a place that uses a component or an interface. What is gone as a whole is gone with its import. */
function checkUse(changes: VersionChanges, use: CodeUse<CheckedPage>): FoundNode[] {
  const { page, part, name, node } = use;
  const ofPage = changes.pages.get(toPageKey(page));
  if (part === 'whole' && ofPage?.own?.kinds.includes('removed')) {
    return [];
  }
  const change = part === 'whole' ? ofPage?.own : ofPage?.parts.get(`${part} ${name}`);
  return [
    ...(change
      ? listKinds(change).map((kind) => describePart(node, page, change, kind, changes))
      : []),
    ...(part === 'prop' ? checkValue(changes, use) : []),
  ];
}

/** Checks what an element leaves out: defaults that are others, and props that are required now. */
function checkElement(versions: VersionChanges, { page, node }: UsedElement<CheckedPage>) {
  const attributes = node.attributes.properties;
  const names = attributes.flatMap((item) =>
    ts.isJsxAttribute(item) ? [item.name.getText()] : [],
  );
  const given = ts.isJsxOpeningElement(node) ? [...names, 'children'] : names;
  const changes = versions.pages.get(toPageKey(page));
  if (!changes || names.length < attributes.length) {
    // What is spread may have any prop.
    return [];
  }
  return [...changes.parts.values()].flatMap((change): FoundNode[] => {
    const { from, to, kinds } = change;
    if (to?.part !== 'prop' || given.includes(to.name)) {
      return [];
    }
    const isNew = kinds.includes('added') || kinds.includes('required');
    return [
      ...(kinds.includes('default') ? (['default'] as const) : []),
      ...(isNew && to.required && !from?.required ? (['required'] as const) : []),
    ].map((kind) => describePart(node.tagName, page, change, kind, versions));
  });
}

const scriptKinds: Readonly<Record<string, ts.ScriptKind>> = {
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  cts: ts.ScriptKind.TS,
};

/** Parses a file; one without a known ending may have JSX. */
const parse = ({ name, text }: CodeFile) =>
  ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    scriptKinds[name.split('.').at(-1) ?? ''] ?? ts.ScriptKind.TSX,
  );

/**
 * Creates a function that checks a file.
 *
 * It reads only syntax, with the reference of both versions. What it can't see: names that a file takes from
 * other files, parameters of callbacks without a written type, and behavior that isn't in types and defaults.
 *
 * @returns findings in the order of the file, none of them twice
 */
export function createFileCheck(
  changes: VersionChanges,
  settings: UseSettings,
): (file: CodeFile) => Omit<Finding, 'byCodemod'>[] {
  const createFinder = createApiFinder(changes.from.apis, settings);
  return (file) => {
    const source = parse(file);
    const finder = createFinder(source);
    const { uses, elements } = collectUses(source, finder);
    const lines = file.text.split('\n');
    const found = [
      ...checkImports(source, changes, settings),
      ...checkTypes(source, changes, finder.imports),
      ...uses.flatMap((use) => checkUse(changes, use)),
      ...elements.flatMap((element) => checkElement(changes, element)),
      ...checkClasses(source, changes, finder.imports, settings),
      ...checkTheme(source, changes),
    ].map(({ node, ...finding }) => {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line;
      return {
        start,
        finding: { ...finding, file: file.name, line: line + 1, code: (lines[line] ?? '').trim() },
      };
    });
    const unique = new Map(
      found
        .toSorted((a, b) => a.start - b.start)
        .map(({ start, finding }) => {
          const { kind, part, name, owner } = finding;
          return [`${start} ${kind} ${part} ${name} ${owner}`, finding];
        }),
    );
    return [...unique.values()];
  };
}

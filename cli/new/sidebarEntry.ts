import ts from 'typescript';
import type { NavigationEntry } from '../../core/navigation';
import { toTitle } from '../../core/server/titles';

/** What a new entry of a page says. */
export type PageEntry = Pick<NavigationEntry, 'pathname' | 'title' | 'plan'>;

/** A sidebar with a new entry, and where that is. */
interface ExtendedSidebar {
  text: string;
  /** Titles of the groups around it: `Data Grid › Main features`. */
  place: string;
}

/** The entries of one level: a list in the source, and the titles of the groups around it. */
interface Level {
  list: ts.ArrayLiteralExpression;
  titles: readonly string[];
}

function readTexts(entry: ts.ObjectLiteralExpression): Record<string, string> {
  return Object.fromEntries(
    entry.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
        ? [[(property.name as ts.StringLiteral | ts.Identifier).text, property.initializer.text]]
        : [],
    ),
  );
}

const readPath = (entry: ts.Node) =>
  ts.isObjectLiteralExpression(entry) ? (readTexts(entry).pathname ?? '') : '';

/** Every list of entries, outer ones first. */
function collectLevels(node: ts.Node, titles: readonly string[] = []): Level[] {
  if (ts.isArrayLiteralExpression(node) && node.elements.some((item) => readPath(item))) {
    return [
      { list: node, titles },
      ...node.elements.flatMap((item) => collectLevels(item, titles)),
    ];
  }
  const texts = ts.isObjectLiteralExpression(node) ? readTexts(node) : undefined;
  const { pathname = '', title = '', subheader = '' } = texts ?? {};
  const inside = pathname ? [...titles, toTitle({ pathname, title, subheader })] : titles;
  const found: Level[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...collectLevels(child, inside));
  });
  return found;
}

/** Returns the sidebar without the mark `planned` of an entry. */
function removeMark(text: string, entry: ts.ObjectLiteralExpression): string {
  const mark = entry.properties.findIndex((property) =>
    /planned/.test(property.name?.getText() ?? ''),
  );
  const [before, property] = [entry.properties[mark - 1], entry.properties[mark]];
  return before && property ? text.slice(0, before.getEnd()) + text.slice(property.getEnd()) : text;
}

function renderEntry(entry: PageEntry, file: string): string {
  const parts = Object.entries(entry).filter(([, value]) => value !== undefined);
  const rendered = parts.map(([key, value]) =>
    file.endsWith('.json') ? `"${key}": ${JSON.stringify(value)}` : `${key}: '${value}'`,
  );
  return `{ ${rendered.join(', ')} }`;
}

/**
 * Adds a page to a sidebar, after the last of its siblings where most of them are: pages whose paths
 * differ in the last part only. A page without siblings is added beside the page above it. An entry
 * that exists is no longer planned.
 *
 * @param text of `sidebars.ts`, or of the JSON file of an older version
 * @param entry of the new page, `/react-data-grid/row-pinning`
 * @throws an error when the sidebar has no entry near it
 */
export function addSidebarEntry(text: string, file: string, entry: PageEntry): ExtendedSidebar {
  const { pathname } = entry;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const levels = collectLevels(source);
  for (const { list, titles } of levels) {
    const own = list.elements.find((item) => readPath(item) === pathname);
    if (own && ts.isObjectLiteralExpression(own)) {
      return { text: removeMark(text, own), place: titles.join(' › ') };
    }
  }
  for (let parent = pathname; parent !== '';) {
    parent = parent.slice(0, parent.lastIndexOf('/'));
    const isSibling = (node: ts.Node) => {
      const path = readPath(node);
      const isPage = !/\b(?:children|planned)\b/.test(node.getText());
      return isPage && path.slice(0, path.lastIndexOf('/')) === parent;
    };
    const [best] = levels
      .map((level) => ({ level, siblings: level.list.elements.filter(isSibling) }))
      .toSorted((a, b) => b.siblings.length - a.siblings.length);
    const last = best?.siblings.at(-1);
    if (best && last) {
      const { character } = source.getLineAndCharacterOfPosition(last.getStart());
      const added = `,\n${' '.repeat(character)}${renderEntry(entry, file)}`;
      return {
        text: text.slice(0, last.getEnd()) + added + text.slice(last.getEnd()),
        place: best.level.titles.join(' › '),
      };
    }
  }
  throw new Error(
    `${file} has no entry near ${pathname}. Add { pathname: '${pathname}' } where it belongs, then run this again.`,
  );
}

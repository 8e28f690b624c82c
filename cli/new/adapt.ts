/** Adapts pages and demos to an older version, as far as the reference of both knows what differs. */
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { PageText } from '../../core/server/pageText';
import { compareApis } from '../../plugins/api-reference/compare/compareApis';
import type { Api } from '../../plugins/api-reference/types';

/** What the reference knows of the way from a version back to the one before. */
export interface ApiDifference {
  /** Names that an older version has something under, by the newer one's: of props and methods. */
  renamed: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /**
   * Names of components, interfaces, props, slots and CSS classes that the older version has nowhere, with
   * what is known of each: `it is unstable_rowSpanning of DataGrid`, or nothing.
   */
  missing: ReadonlyMap<string, string>;
  /** Sentences about props whose default is another one, by the names of their owner and the prop. */
  defaults: ReadonlyMap<string, string>;
}

const listNames = ({ name, props, slots, classes }: Api) => [
  name,
  ...props.map((item) => item.name),
  ...slots.map((item) => item.name),
  ...classes.map((item) => item.className),
];

/** Compares the reference of two versions. */
export function compareBack(
  older: { label: string; apis: readonly Api[] },
  newer: { label: string; apis: readonly Api[] },
): ApiDifference {
  const known = new Set(older.apis.flatMap(listNames));
  const renamed = new Map<string, Map<string, string>>();
  const missing = new Map(
    newer.apis.flatMap(listNames).flatMap((name) => (known.has(name) ? [] : [[name, '']])),
  );
  const defaults = new Map<string, string>();
  for (const { name, parts } of compareApis(older.apis, newer.apis)) {
    for (const { from, to, maybeRenamed, kinds } of parts) {
      if (from?.part === 'prop' && !to && maybeRenamed) {
        renamed.set(name, (renamed.get(name) ?? new Map()).set(maybeRenamed, from.name));
        if (missing.has(maybeRenamed)) {
          missing.set(maybeRenamed, `it is ${from.name} of ${name}`);
        }
      } else if (from && to && kinds.includes('default')) {
        const text = `${from.name} of ${name} is ${from.default} by default in ${older.label}, ${to.default} in ${newer.label}`;
        defaults.set(`${name} ${from.name}`, text);
      }
    }
  }
  return { renamed, missing, defaults };
}

/** Returns a demo with the older version's names of props, and of methods of `apiRef.current`. */
export function renameInDemo(code: string, { renamed }: Pick<ApiDifference, 'renamed'>): string {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true);
  const edits: { node: ts.Node; name: string }[] = [];
  const look = (node: ts.Node) => {
    if (ts.isJsxAttribute(node)) {
      const name = renamed.get(node.parent.parent.tagName.getText())?.get(node.name.getText());
      if (name !== undefined) {
        edits.push({ node: node.name, name });
      }
    } else if (
      ts.isPropertyAccessExpression(node) &&
      /\.current$/.test(node.expression.getText())
    ) {
      for (const [owner, names] of renamed) {
        const name = owner.endsWith('Api') ? names.get(node.name.text) : undefined;
        if (name !== undefined) {
          edits.push({ node: node.name, name });
          break;
        }
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return edits
    .toReversed()
    .reduce(
      (text, { node, name }) => text.slice(0, node.getStart()) + name + text.slice(node.getEnd()),
      code,
    );
}

/** Returns a page whose front matter names no component that the older version lacks. */
export function dropComponents(text: string, { missing }: Pick<ApiDifference, 'missing'>): string {
  return text.replace(/^components:\s*\[([^\]]*)\]/m, (_whole, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    return `components: [${names.filter((name) => name && !missing.has(name)).join(', ')}]`;
  });
}

const identifier = /[A-Za-z_$][\w$-]*/g;

/**
 * Lists what a page says that does not hold in an older version, by line: names that it lacks, defaults
 * that were others, and links to pages that it lacks.
 *
 * @param label of the older version
 * @param slugs of the older version's pages
 */
export function findLeftInPage(
  { tree, frontMatter, links }: Pick<PageText, 'tree' | 'frontMatter' | 'links'>,
  { missing, defaults }: Pick<ApiDifference, 'missing' | 'defaults'>,
  label: string,
  slugs: readonly string[],
): { line: number; text: string }[] {
  const { components } = frontMatter;
  const owners = Array.isArray(components) ? components.map(String) : [];
  const left: { line: number; text: string }[] = [];
  visit(tree, (node) => {
    if (node.type !== 'inlineCode' && node.type !== 'code') {
      return;
    }
    const first = (node.position?.start.line ?? 1) + (node.type === 'code' ? 1 : 0);
    for (const [index, line] of node.value.split('\n').entries()) {
      for (const [name] of line.matchAll(identifier)) {
        const hint = missing.get(name);
        if (hint !== undefined) {
          left.push({
            line: first + index,
            text: [`${label} has no ${name}`, hint].filter(Boolean).join(': '),
          });
        }
        for (const owner of owners) {
          const text = defaults.get(`${owner} ${name}`);
          if (text !== undefined) {
            left.push({ line: first + index, text });
          }
        }
      }
    }
  });
  for (const { url, line } of links) {
    const [slug = ''] = url.split('#');
    if (slug.startsWith('/') && !/^\/(?:api|changes)\b/.test(slug) && !slugs.includes(slug)) {
      left.push({ line, text: `${label} has no page ${slug}` });
    }
  }
  const unique = new Map(left.map((item) => [`${item.line} ${item.text}`, item]));
  return [...unique.values()].toSorted((a, b) => a.line - b.line);
}

/** Turns a demo of another documentation into one of this site. */
import ts from 'typescript';
import { toJavaScript } from '../../plugins/demos/server/javaScript';
import type { Left } from './convertPage';

interface Named {
  local: string;
  /** Where it is written. */
  node: ts.Node;
}

function listNames({ importClause }: ts.ImportDeclaration): Named[] {
  const bindings = importClause?.namedBindings;
  return [
    ...(importClause?.name ? [{ local: importClause.name.text, node: importClause.name }] : []),
    ...(bindings && ts.isNamespaceImport(bindings)
      ? [{ local: bindings.name.text, node: bindings }]
      : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((node) => ({ local: node.name.text, node }))
      : []),
  ];
}

/** How names are used in a file: as values, as types, or not at all. */
function readUses(source: ts.SourceFile) {
  const values = new Set<string>();
  const types = new Set<string>();
  const visit = (node: ts.Node, isType: boolean): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    const inType = isType || ts.isTypeNode(node);
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
      if (!isMember && !isKey) {
        // `typeof value` in a type is about a value, but is erased with the type.
        (inType ? types : values).add(node.text);
      }
    }
    // What a class extends is a value, in spite of its type arguments.
    const isHeritage =
      ts.isExpressionWithTypeArguments(node) &&
      ts.isHeritageClause(node.parent) &&
      node.parent.token === ts.SyntaxKind.ExtendsKeyword &&
      ts.isClassLike(node.parent.parent);
    ts.forEachChild(node, (child) =>
      visit(child, isHeritage && child === node.expression ? false : inType),
    );
  };
  visit(source, false);
  return { values, types };
}

/** Marks imports that only types use with `type`, and drops those that nothing uses. */
function markTypeImports(code: string): string {
  const source = ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const { values, types } = readUses(source);
  const edits: { from: number; to: number; text: string }[] = [];
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const { importClause } = statement;
    const names = listNames(statement);
    if (!importClause || importClause.isTypeOnly || names.length === 0) {
      continue;
    }
    const asTypes = names.filter(({ local }) => !values.has(local));
    const from = statement.getStart();
    if (names.every(({ local }) => !values.has(local) && !types.has(local))) {
      edits.push({ from, to: statement.getEnd(), text: '' });
    } else if (asTypes.length === names.length && !(importClause.name && names.length > 1)) {
      edits.push({ from, to: from + 'import'.length, text: 'import type' });
    } else {
      for (const { node } of asTypes) {
        if (ts.isImportSpecifier(node) && !node.isTypeOnly) {
          edits.push({ from: node.getStart(), to: node.getStart(), text: 'type ' });
        }
      }
    }
  }
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: next }) => text.slice(0, from) + next + text.slice(to), code);
}

/** The most lines that a preview may have. */
const MAX_PREVIEW = 16;

/** Puts the marks of a preview around its lines, which are elsewhere in another file. */
function markPreview(code: string, preview: string): string | undefined {
  const trim = (line: string) => line.trim();
  const wanted = preview.trim().split('\n').map(trim);
  const lines = code.split('\n');
  const start = lines.findIndex((_line, index) =>
    wanted.every((text, place) => trim(lines[index + place] ?? '') === text),
  );
  if (start < 0 || wanted.length > MAX_PREVIEW) {
    return undefined;
  }
  const isElement = wanted[0]?.startsWith('<');
  const toMark = (name: string) => (isElement ? `{/* ${name} */}` : `// ${name}`);
  lines.splice(start + wanted.length, 0, toMark('preview-end'));
  lines.splice(start, 0, toMark('preview-start'));
  return lines.join('\n');
}

const hasDefault = /\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/;

export interface ConvertedDemo {
  code: string;
  left: readonly Left[];
}

/**
 * Converts a demo, or a file that demos import.
 *
 * @param name of its component, where it is a demo
 * @param preview the lines that show while its code is closed
 */
export async function convertDemo(
  code: string,
  name?: string,
  preview?: string,
): Promise<ConvertedDemo> {
  const left: Left[] = [];
  const marked = preview === undefined ? code : markPreview(code, preview);
  if (marked === undefined) {
    left.push({
      line: 1,
      problem: `the preview is not a part of the code, or has more than ${MAX_PREVIEW} lines.`,
    });
  }
  if (name !== undefined && !hasDefault.test(code)) {
    left.push({ line: 1, problem: 'there is no default export.' });
  }
  code.split('\n').forEach((line, index) => {
    if (/^\s*console\.\w+\(/.test(line)) {
      left.push({ line: index + 1, problem: "it logs to the reader's console." });
    }
  });
  await toJavaScript('a.tsx', code).catch(({ message }: Error) => {
    for (const [, line] of message.matchAll(/^a\.tsx:(\d+):/gm)) {
      left.push({
        line: Number(line),
        problem: 'types that change what the code does, or code that cannot be read.',
      });
    }
  });
  return { code: markTypeImports(marked ?? code), left };
}

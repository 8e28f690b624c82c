/** The names in code blocks about which an editor would say something, and what it says. */
import ts from 'typescript';
import type { Service } from './languageService';

/** A name in a block, with what is shown when it is hovered. */
export interface TypedName {
  /** Where it begins in the block. */
  start: number;
  end: number;
  /** Its type in one line, and in a second one the first sentence of its documentation. */
  text: string;
}

/** How much of a type or a sentence is shown, in characters. */
const MAX_LENGTH = 200;

const cut = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text;

const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const toText = (parts: readonly ts.SymbolDisplayPart[]) => ts.displayPartsToString([...parts]);

/** Returns what an editor shows of a member without the type that it is a member of, where that takes all of the space. */
function dropOwner(parts: readonly ts.SymbolDisplayPart[], name: string) {
  const at = parts.findIndex((part, index) => part.text === name && parts[index - 1]?.text === '.');
  const isLong = at >= 0 && toText(parts.slice(0, at)).length > MAX_LENGTH / 2;
  // The first four are "(property) ".
  return isLong ? [...parts.slice(0, 4), ...parts.slice(at)] : parts;
}

/** Returns the type of a name as an editor shows it, in one line. */
const toType = (parts: readonly ts.SymbolDisplayPart[], name: string): string =>
  toLine(toText(dropOwner(parts, name)))
    .replace(/^\(alias\) /, '')
    // An import repeats what it imports, and a component may have the name of a namespace.
    .replace(/(?: (?:import|\(alias\) namespace) \S+)+$/, '')
    // Where a type that the block doesn't name is from: a path of this machine.
    .replaceAll(/import\("[^"]*"\)\./g, '');

/** Returns the first sentence of documentation, which is Markdown; nothing of one that begins with a list. */
function toSentence(parts: ts.SymbolDisplayPart[] = []): string {
  const [paragraph = ''] = ts
    .displayPartsToString(parts)
    .trim()
    .split(/\n\s*(?:\n|[-*] )/);
  const text = toLine(paragraph.replaceAll(/\*\*|`/g, ''));
  const [sentence = ''] = /^.*?[.!?](?= |$)|^.*[^:]$/.exec(text) ?? [];
  return sentence;
}

/** Matches what says nothing: no type is known, or the name is that of a module. */
const SAYS_NOTHING = /^$|^any$|: any$|^(?:namespace|module|import) /;

/** Returns what is shown of a name; nothing where that would say nothing. */
function describe(
  { displayParts = [], documentation }: ts.QuickInfo,
  name: string,
): string | undefined {
  const type = toType(displayParts, name);
  const sentence = toSentence(documentation);
  return SAYS_NOTHING.test(type) && sentence === ''
    ? undefined
    : [type, sentence].filter(Boolean).map(cut).join('\n');
}

/** Returns the object or the attributes of which a name is a key; nothing for `{ rows }`, which is a value too. */
function findKeyed(name: ts.Identifier): ts.Expression | undefined {
  const { parent } = name;
  if (ts.isJsxAttribute(parent)) {
    return parent.parent;
  }
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === name;
  return isKey && ts.isObjectLiteralExpression(parent.parent) ? parent.parent : undefined;
}

/** Whether what an object is for declares a key: otherwise an editor repeats what is written there. */
function isDeclared(key: string, object: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getContextualType(object);
  const types = type?.isUnion() ? type.types : [type];
  return types.some((item) => item && checker.getPropertyOfType(item, key) !== undefined);
}

/** Whether a name can have a type to show. */
function isTyped(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent, text } = name;
  // Of `</Grid>` the type is shown at `<Grid>`, and `<div>` is none of the library's names.
  const isTag = ts.isJsxOpeningLikeElement(parent) && /^[a-z]/.test(text);
  if (text === 'undefined' || ts.isJsxClosingElement(parent) || isTag) {
    return false;
  }
  const keyed = findKeyed(name);
  return keyed === undefined || isDeclared(text, keyed, checker);
}

/**
 * Returns the names of a text that was compiled last.
 *
 * @param name absolute path of the file that the text stands for
 * @param start where the code begins that is looked at
 * @param end where it ends; the positions of names count from its start
 */
export function listTypedNames(
  service: Service,
  program: ts.Program,
  { name: fileName, start, end }: { name: string; start: number; end: number },
): TypedName[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(fileName);
  const names: TypedName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const from = node.getStart(file);
      const info =
        from >= start && node.end <= end && isTyped(node, checker)
          ? service.describe(fileName, from)
          : undefined;
      const text = info && describe(info, node.text);
      if (text !== undefined) {
        names.push({ start: from - start, end: node.end - start, text });
      }
    }
    ts.forEachChild(node, visit);
  };
  if (file) {
    visit(file);
  }
  return names;
}

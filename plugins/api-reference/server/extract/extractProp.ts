import ts from 'typescript';
import type { ApiProp } from '../../types';
import { isDeclaredByFamily } from './findDeclaringPackage';
import { findOrigin } from './findOrigin';
import type { JsDoc } from './parseJsDoc';
import { readJsDoc } from './readJsDoc';
import { toSignature } from './toSignature';
import { toTypeText } from './type-text/toTypeText';

const findTag = ({ tags }: JsDoc, ...names: string[]) =>
  tags.find(({ name }) => names.includes(name))?.text;

/** Whether the package says that something is not for users. */
export function isInternal(doc: JsDoc): boolean {
  return doc.tags.some(({ name }) => name === 'ignore' || name === 'internal');
}

/** Returns the value of `@default` as one line of code. */
export function toDefault(doc: JsDoc): string | null {
  const text = findTag(doc, 'default', 'defaultValue')?.replace(/\s+/g, ' ').trim();
  return text?.replace(/^`([^`]*)`$/, '$1').replace(/^"([\w-]*)"$/, "'$1'") || null;
}

/** Returns why something is deprecated: `null` when it is not. */
export function toDeprecated(doc: JsDoc): string | null {
  return findTag(doc, 'deprecated')?.replace(/\s+/g, ' ').trim() ?? null;
}

/** The type as the source writes it, where that says more than the compiler's. */
export function findTypeNode(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/**
 * Extracts what the declarations say of a prop, or of a property of an interface.
 *
 * @returns nothing for what is not for users
 */
export function extractProp(symbol: ts.Symbol, checker: ts.TypeChecker): ApiProp | undefined {
  const origin = findOrigin(symbol);
  const own = origin.declarations?.filter(isDeclaredByFamily) ?? [];
  const doc = readJsDoc(origin, checker, own);
  if (isInternal(doc)) {
    return undefined;
  }
  const type = checker.getTypeOfSymbol(symbol);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const signature = toSignature(type, doc, checker);
  return {
    name: symbol.name,
    type: toTypeText(type, checker, { node: findTypeNode(own[0]), isOptional }),
    ...(signature && { signature }),
    required: !isOptional,
    default: toDefault(doc),
    deprecated: toDeprecated(doc),
    plan: null,
    description: doc.description,
  };
}

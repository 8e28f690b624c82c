import ts from 'typescript';
import type { Modules, Place } from './modules';
import type { Module } from './parseModule';

/** A prop as the runtime check of a component lists it. */
export interface PropType {
  required: boolean;
  /** Text of its JSDoc without stars, with its tags; empty without one. */
  comment: string;
}

/** Gives the last JSDoc before a property: the lines with two slashes are the generator's warning. */
function toComment({ text }: ts.SourceFile, node: ts.Node): string {
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  const last = comments
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((comment) => comment.startsWith('/**'));
  return (last ?? '')
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .trim();
}

/** `PropTypes.x.isRequired`, also as what a check of our library wraps: `chainPropTypes(…isRequired, …)`. */
function isRequired(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'isRequired';
  }
  const isWrapper = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
  const first = isWrapper ? node.arguments[0] : undefined;
  return first !== undefined && isRequired(first);
}

/** Lists the props of a `propTypes` object, through names, spreads and `_extends({}, …)`. */
function toPropTypes(modules: Modules, module: Module, node: ts.Expression): Map<string, PropType> {
  if (ts.isIdentifier(node)) {
    const place = modules.findName(module, node.text);
    return place && ts.isExpression(place.node)
      ? toPropTypes(modules, place.module, place.node)
      : new Map();
  }
  if (ts.isCallExpression(node)) {
    return new Map(node.arguments.flatMap((item) => [...toPropTypes(modules, module, item)]));
  }
  const found = new Map<string, PropType>();
  for (const property of ts.isObjectLiteralExpression(node) ? node.properties : []) {
    if (ts.isSpreadAssignment(property)) {
      toPropTypes(modules, module, property.expression).forEach((type, name) => {
        found.set(name, type);
      });
    } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
      found.set(property.name.text, {
        required: isRequired(property.initializer),
        comment: toComment(module.source, property),
      });
    }
  }
  return found;
}

/**
 * Extracts the props that a component checks at runtime.
 *
 * @param places names that the component goes by, the outermost first
 * @returns `null` when it checks none
 */
export function extractPropTypes(modules: Modules, places: Place[]): Map<string, PropType> | null {
  for (const { module, name } of places) {
    const node = module.propTypes.get(name);
    if (node) {
      return toPropTypes(modules, module, node);
    }
  }
  return null;
}

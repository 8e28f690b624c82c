import ts from 'typescript';
import type { Modules, Place } from './modules';
import type { Module } from './parseModule';

/** A prop in the runtime prop types of a component. */
export interface PropType {
  required: boolean;
  /** Its JSDoc without stars, with its tags; empty when it has none. */
  comment: string;
}

/** Returns the last JSDoc before a property. Comments with two slashes are the generator's warning. */
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

/** Whether it is `PropTypes.x.isRequired`, or wraps that: `chainPropTypes(…isRequired, …)`. */
function isRequired(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'isRequired';
  }
  const isWrapper = ts.isCallExpression(node) && ts.isIdentifier(node.expression);
  const first = isWrapper ? node.arguments[0] : undefined;
  return first !== undefined && isRequired(first);
}

/** Follows names, spreads and `_extends({}, …)`. */
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
 * Extracts the runtime prop types of a component.
 *
 * @param places its names, the outermost first
 * @returns `null` when it has none
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

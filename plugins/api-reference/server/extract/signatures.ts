import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { JsDoc } from './jsDoc';
import { type TypeTextContext, toOptionalText, toPartText } from './typeText';

/** A parameter's name; one that is taken apart in the declaration has none of its own. */
function toParameterName(parameter: ts.Symbol): string {
  return parameter.name.startsWith('__') ? 'params' : parameter.name;
}

function isOptionalParameter(parameter: ts.Symbol): boolean {
  const declaration = parameter.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken !== undefined || declaration.initializer !== undefined)
  );
}

/** Returns a parameter's type as text, without the `undefined` of an optional one. */
function toParameterType(parameter: ts.Symbol, context: TypeTextContext): string {
  const type = context.checker.getTypeOfSymbol(parameter);
  const inner = { ...context, depth: Math.max(1, context.depth) };
  return isOptionalParameter(parameter) ? toOptionalText(type, inner) : toPartText(type, inner);
}

/** Returns how a function is called, as text: `(params: GridRowParams) => void`. */
export function toSignatureText(signature: ts.Signature, context: TypeTextContext): string {
  const parameters = signature.getParameters().map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
    const mark = isOptionalParameter(parameter) ? '?' : '';
    return `${isRest ? '...' : ''}${toParameterName(parameter)}${mark}: ${toParameterType(parameter, context)}`;
  });
  const { checker } = context;
  const predicate = checker.getTypePredicateOfSignature(signature);
  const returned = predicate?.type
    ? `${predicate.parameterName ?? 'this'} is ${toPartText(predicate.type, context)}`
    : toPartText(signature.getReturnType(), { ...context, depth: Math.max(1, context.depth) });
  const generics = signature.getTypeParameters()?.map((parameter) => {
    const constraint = parameter.getConstraint();
    const text = constraint && toPartText(constraint, { ...context, depth: 1, isArgument: true });
    return `${parameter.symbol.name}${text ? ` extends ${text}` : ''}`;
  });
  const brackets = generics ? `<${generics.join(', ')}>` : '';
  return `${brackets}(${parameters.join(', ')}) => ${returned}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `{GridRowParams} params With all properties.` → `params`, `With all properties.` */
function parseParameter(text: string): { name: string; description: string } {
  const rest = text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, '');
  const [, name = '', description = ''] =
    /^\[?([\w$.]+)[^\s\]]*\]?\s*(?:-\s+)?([\s\S]*)$/.exec(rest) ?? [];
  return { name, description: oneLine(description) };
}

function toReturns(signature: ts.Signature, { tags }: JsDoc, checker: ts.TypeChecker) {
  const type = toPartText(signature.getReturnType(), { checker, depth: 1, order: [] });
  const text = tags.find(({ name }) => /^returns?$/.test(name))?.text ?? '';
  const description = oneLine(text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, ''));
  return type === 'void' ? null : { type, description };
}

/**
 * Returns how a function is called; nothing when a type is no function, or more than that.
 *
 * A description belongs to the parameter of the same name, else to the one in the same place.
 */
export function toSignature(
  type: ts.Type,
  doc: JsDoc,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const called = checker.getNonNullableType(type);
  const [signature, ...overloads] = called.getCallSignatures();
  if (!signature || called.isUnion() || (overloads.length > 0 && called.aliasSymbol)) {
    return undefined;
  }
  const described = doc.tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => parseParameter(text))
    .filter(({ name }) => !name.includes('.'));
  const parameters = signature.getParameters().map((parameter, i): ApiParameter => {
    const name = toParameterName(parameter);
    const same = described.find((item) => item.name === name);
    const inPlace =
      described.length === signature.getParameters().length ? described[i] : undefined;
    return {
      name: isOptionalParameter(parameter) ? `${name}?` : name,
      type: toParameterType(parameter, { checker, depth: 1, order: [] }),
      description: (same ?? inPlace)?.description ?? '',
    };
  });
  return { parameters, returns: toReturns(signature, doc, checker) };
}

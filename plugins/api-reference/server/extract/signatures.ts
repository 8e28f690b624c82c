import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { JsDoc } from './jsDoc';
import { type TypeTextContext, toNested, toOptionalText, toPartText } from './typeText';

/** A destructured parameter has no name in its declaration. */
const toParameterName = ({ name }: ts.Symbol) => (name.startsWith('__') ? 'params' : name);

function isOptionalParameter({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken ?? valueDeclaration.initializer) !== undefined
  );
}

/** An optional parameter's type is written without `undefined`. */
function toParameterType(parameter: ts.Symbol, context: TypeTextContext): string {
  const type = context.checker.getTypeOfSymbol(parameter);
  return isOptionalParameter(parameter)
    ? toOptionalText(type, toNested(context))
    : toPartText(type, toNested(context));
}

/** Returns a function type as text: `(params: GridRowParams) => void`. */
export function toSignatureText(signature: ts.Signature, context: TypeTextContext): string {
  const parameters = signature.getParameters().map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
    const mark = isOptionalParameter(parameter) ? '?' : '';
    return `${isRest ? '...' : ''}${toParameterName(parameter)}${mark}: ${toParameterType(parameter, context)}`;
  });
  const predicate = context.checker.getTypePredicateOfSignature(signature);
  const returned = predicate?.type
    ? `${predicate.parameterName ?? 'this'} is ${toPartText(predicate.type, context)}`
    : toPartText(signature.getReturnType(), toNested(context));
  const generics = signature.getTypeParameters()?.map((parameter) => {
    const constraint = parameter.getConstraint();
    const text = constraint && toPartText(constraint, { ...context, depth: 1, isArgument: true });
    return `${parameter.symbol.name}${text ? ` extends ${text}` : ''}`;
  });
  const brackets = generics ? `<${generics.join(', ')}>` : '';
  return `${brackets}(${parameters.join(', ')}) => ${returned}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `{GridRowParams} params With all properties.` → `params With all properties.` */
const withoutType = (text: string) => text.replace(/^\{(?:[^{}]|\{[^{}]*\})*\}\s*/, '');

/** `[params] - With all properties.` → `params`, `With all properties.` */
function parseParameter(text: string): { name: string; description: string } {
  const [, name = '', description = ''] =
    /^\[?([\w$.]+)[^\s\]]*\]?\s*(?:-\s+)?([\s\S]*)$/.exec(withoutType(text)) ?? [];
  return { name, description: oneLine(description) };
}

/**
 * Extracts how a function is called. A description belongs to the parameter of its name, or else to the
 * one in its place.
 *
 * @returns nothing for a type that isn't a function, or not only that
 */
export function toSignature(
  type: ts.Type,
  { tags }: JsDoc,
  checker: ts.TypeChecker,
): ApiSignature | undefined {
  const called = checker.getNonNullableType(type);
  const [signature, ...overloads] = called.getCallSignatures();
  if (!signature || called.isUnion() || (overloads.length > 0 && called.aliasSymbol)) {
    return undefined;
  }
  const context = { checker, depth: 1, order: [] };
  const described = tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => parseParameter(text))
    .filter(({ name }) => !name.includes('.'));
  const symbols = signature.getParameters();
  const parameters = symbols.map((parameter, index): ApiParameter => {
    const name = toParameterName(parameter);
    const inPlace = described.length === symbols.length ? described[index] : undefined;
    const { description = '' } = described.find((item) => item.name === name) ?? inPlace ?? {};
    return {
      name: isOptionalParameter(parameter) ? `${name}?` : name,
      type: toParameterType(parameter, context),
      description,
    };
  });
  const returned = toPartText(signature.getReturnType(), context);
  const text = tags.find(({ name }) => /^returns?$/.test(name))?.text ?? '';
  const returns = { type: returned, description: oneLine(withoutType(text)) };
  return { parameters, returns: returned === 'void' ? null : returns };
}

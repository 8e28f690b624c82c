import ts from 'typescript';
import { toOptionalText } from './toOptionalText';
import { toPartText, type TypeTextContext } from './toTypeText';

/** A parameter's name; one that is taken apart in the declaration has none of its own. */
export function toParameterName(parameter: ts.Symbol): string {
  return parameter.name.startsWith('__') ? 'params' : parameter.name;
}

export function isOptionalParameter(parameter: ts.Symbol): boolean {
  const declaration = parameter.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isParameter(declaration) &&
    (declaration.questionToken !== undefined || declaration.initializer !== undefined)
  );
}

/** Returns a parameter's type as text, without the `undefined` of an optional one. */
export function toParameterType(parameter: ts.Symbol, context: TypeTextContext): string {
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

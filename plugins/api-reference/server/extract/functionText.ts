import ts from 'typescript';
import { type TypeTextContext, toNested, toOptionalText } from './typeContext';

/** A destructured parameter has no name in its declaration. */
export const toParameterName = ({ name }: ts.Symbol) => (name.startsWith('__') ? 'params' : name);

export function isOptionalParameter({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    (valueDeclaration.questionToken ?? valueDeclaration.initializer) !== undefined
  );
}

/** An optional parameter's type is written without `undefined`. */
export function toParameterType(parameter: ts.Symbol, context: TypeTextContext): string {
  const type = context.checker.getTypeOfSymbol(parameter);
  return isOptionalParameter(parameter)
    ? toOptionalText(type, toNested(context))
    : context.print(type, toNested(context));
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
    ? `${predicate.parameterName ?? 'this'} is ${context.print(predicate.type, context)}`
    : context.print(signature.getReturnType(), toNested(context));
  const generics = signature.getTypeParameters()?.map((parameter) => {
    const constraint = parameter.getConstraint();
    const text =
      constraint && context.print(constraint, { ...context, depth: 1, isArgument: true });
    return `${parameter.symbol.name}${text ? ` extends ${text}` : ''}`;
  });
  const brackets = generics ? `<${generics.join(', ')}>` : '';
  return `${brackets}(${parameters.join(', ')}) => ${returned}`;
}

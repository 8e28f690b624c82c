import type ts from 'typescript';
import { toTypeText } from './type-text/toTypeText';

/** The targets of all ref objects in a type: a ref may come from several types that are joined. */
function collectTargets(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnionOrIntersection()) {
    return type.types.flatMap((member) => collectTargets(member, checker));
  }
  return /^(?:Mutable)?RefObject$/.test(type.symbol?.name ?? '')
    ? checker
        .getTypeArguments(type as ts.TypeReference)
        .map((item) => checker.getNonNullableType(item))
    : [];
}

/**
 * Returns the type of what a component's `ref` gets: `HTMLDivElement`; `unknown` when it takes one and
 * the types do not say of what; `null` when it takes none.
 */
export function toRef(props: ts.Type, checker: ts.TypeChecker): string | null {
  const ref = checker.getApparentType(props).getProperty('ref');
  const targets = ref && collectTargets(checker.getTypeOfSymbol(ref), checker);
  const names = targets?.map((target) => toTypeText(target, checker, { isOptional: false }));
  return names?.find((name) => /^[A-Z]/.test(name)) ?? (ref ? 'unknown' : null);
}

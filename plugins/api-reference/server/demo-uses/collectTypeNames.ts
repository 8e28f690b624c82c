import ts from 'typescript';

/** Types whose values have the keys of their first argument, or are lists of such. */
const transparent = new Set([
  'Array',
  'MakeOptional',
  'MakeRequired',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'ReadonlyArray',
  'Required',
]);

/**
 * Collects the names of the object types that the values of a type have, whether one or many:
 * `readonly GridColDef<Row>[]`, `Partial<GridColDef>`, `() => GridColDef | null` → `GridColDef`.
 */
export function collectTypeNames(type: ts.TypeNode): string[] {
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [argument] = type.typeArguments ?? [];
    return argument && transparent.has(name) ? collectTypeNames(argument) : [name];
  }
  if (ts.isArrayTypeNode(type)) {
    return collectTypeNames(type.elementType);
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return collectTypeNames(type.type);
  }
  if (ts.isFunctionTypeNode(type)) {
    return collectTypeNames(type.type);
  }
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)
    ? type.types.flatMap(collectTypeNames)
    : [];
}

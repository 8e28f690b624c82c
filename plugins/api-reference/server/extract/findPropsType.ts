import type ts from 'typescript';

/** What a component returns: an element, or anything that React draws. */
function drawsElement(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const returned = signature.getReturnType();
  const members = returned.isUnion() ? returned.types : [returned];
  return (
    returned.aliasSymbol?.name === 'ReactNode' ||
    members.some((member) =>
      /^(?:Element|ReactElement|ReactPortal)$/.test(member.symbol?.name ?? ''),
    ) ||
    checker.typeToString(returned) === 'React.ReactNode'
  );
}

/** A class component gets its props where it is made. */
function findClassProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [signature] = type.getConstructSignatures();
  const instance = signature?.getReturnType();
  const props = instance?.getProperty('props');
  return props && instance?.getProperty('render') ? checker.getTypeOfSymbol(props) : undefined;
}

/**
 * Finds the type of a component's props: of a function, generic or with overloads, or of what
 * `forwardRef` and `memo` return.
 *
 * @returns `none` for a component without props; nothing for what is no component
 */
export function findPropsType(
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Type | 'none' | undefined {
  // `forwardRef` for React 19 and for older ones: a union, whose second member knows the ref.
  const members = type.isUnion() ? type.types.toReversed() : [type];
  for (const member of members) {
    const signature = member
      .getCallSignatures()
      .find((item) => item.getParameters().length <= 2 && drawsElement(item, checker));
    const [parameter] = signature?.getParameters() ?? [];
    if (signature) {
      return parameter ? checker.getTypeOfSymbol(parameter) : 'none';
    }
    const props = findClassProps(member, checker);
    if (props) {
      return props;
    }
  }
  return undefined;
}

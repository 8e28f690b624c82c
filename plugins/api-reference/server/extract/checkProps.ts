import type { DeclaredProp } from './extractProps';

/**
 * Says which props have a type that the compiler cannot resolve, for want of a package or a declaration.
 *
 * @param owner name of the component or the interface
 */
export function checkProps(owner: string, props: readonly DeclaredProp[]): string[] {
  return props.flatMap(({ prop, isOwn, brokenIn }) =>
    isOwn && brokenIn !== null
      ? `"${prop.name}" of ${owner} has a type that cannot be resolved (${brokenIn}). Install what that file imports, or a version of the package without the mistake.`
      : [],
  );
}

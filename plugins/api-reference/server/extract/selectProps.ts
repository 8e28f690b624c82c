import type { ComponentFacts } from '../package-files/readPackageFacts';
import type { DeclaredProp } from './extractProps';

/**
 * Selects the props that a component's page lists. Those that the documented packages describe are
 * listed. The types alone do not say which of the others a component takes as its own: those of
 * Material UI that it extends, those that nobody describes, and those that show only when defaults are
 * filled in for its type parameters. They are listed when the runtime
 * prop types have them, which the packages' build makes from the same types.
 */
export function selectProps(
  props: readonly DeclaredProp[],
  propTypes: ComponentFacts['propTypes'],
): DeclaredProp[] {
  const isComplete = props.some(
    ({ prop, isOwn }) => isOwn && prop.description !== '' && propTypes?.has(prop.name),
  );
  return props.filter(({ prop, isOwn, needsDefaults }) => {
    if (isOwn && prop.description !== '' && !needsDefaults) {
      return true;
    }
    return propTypes && isComplete ? propTypes.has(prop.name) : isOwn;
  });
}

import type { ApiProp } from '../../types';

/** Returns props as a reader looks for them: what must be given first, then by name. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return props.toSorted(
    (one, other) =>
      Number(other.required) - Number(one.required) || (one.name < other.name ? -1 : 1),
  );
}

import type { ComparableApi, Member } from './types';

/** Shapes a component or an interface as a whole into what can be compared. */
export function toOwnMember({ name, deprecated, plan }: ComparableApi): Member {
  return {
    part: 'api',
    key: name,
    name,
    type: null,
    required: false,
    default: null,
    deprecated,
    plan,
    place: null,
  };
}

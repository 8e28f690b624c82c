import type { Api } from '../../types';
import type { Moment } from './toHistory';

/** Finds a part of a component or interface by what it is known by. */
export type FindMoment = (api: Api, key: string) => Moment;

/** How parts are found, in any version. */
export const momentFinders: Record<'prop' | 'slot' | 'class', FindMoment> = {
  prop: ({ props }, key) => props.find(({ name }) => name === key) ?? null,
  slot: ({ slots }, key) => slots.find(({ name }) => name === key) ?? null,
  // The class of a slot stands with the slot, and is a class all the same.
  class: ({ classes, slots }, key) =>
    classes.find((item) => item.key === key) ??
    (slots.some(({ name, className }) => name === key && className) ? { deprecated: null } : null),
};

import type { ComparableApi, Member } from './types';

type Slot = ComparableApi['slots'][number];
type Class = ComparableApi['classes'][number];

const toSlot = ({ name, className, deprecated, plan, default: standard }: Slot): Member => ({
  part: 'slot',
  key: name,
  name,
  type: null,
  required: false,
  default: standard,
  deprecated,
  plan,
  place: { section: 'slots', row: className ?? name },
});

const toClass = ({ key, className, deprecated }: Class, section: 'slots' | 'classes'): Member => ({
  part: 'class',
  key,
  name: className,
  type: className,
  required: false,
  default: null,
  deprecated,
  plan: null,
  place: { section, row: className },
});

/** The class of a slot is a class like any other here: it may have been one before there was the slot. */
const toClassOfSlot = ({ name, className }: Slot): Member[] =>
  className === null ? [] : [toClass({ key: name, className, deprecated: null }, 'slots')];

/** Shapes the parts of a component or an interface into what can be compared. */
export function toMembers({ props, slots, classes }: ComparableApi): Member[] {
  return [
    ...props.map((prop): Member => ({
      ...prop,
      part: 'prop',
      key: prop.name,
      place: { section: 'props', row: prop.name },
    })),
    ...slots.map(toSlot),
    ...classes.map((item) => toClass(item, 'classes')),
    ...slots.flatMap(toClassOfSlot),
  ];
}

import type { ApiClass, ApiSlot } from '../../types';
import { placeSlotClasses } from './slotsAndClasses';

const slot = (name: string): ApiSlot => ({
  name,
  default: null,
  className: null,
  description: '',
  deprecated: null,
  plan: null,
});
const rule = (key: string, isGlobal = false): ApiClass => ({
  key,
  className: `${isGlobal ? 'Acme' : 'AcmeX'}-${key}`,
  description: '',
  isGlobal,
  deprecated: null,
});

test('a class of a slot stands with the slot, a shared state with the classes', () => {
  const { slots, classes } = placeSlotClasses(
    [slot('root'), slot('expanded'), slot('icon')],
    [rule('root'), rule('expanded', true), rule('label')],
  );
  expect(slots.map(({ name, className }) => [name, className])).toEqual([
    ['root', 'AcmeX-root'],
    ['expanded', null],
    ['icon', null],
  ]);
  expect(classes.map(({ key }) => key)).toEqual(['expanded', 'label']);
});

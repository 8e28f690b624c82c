import type { Api, ApiClass, ApiSlot } from '../../types';

/** Moves a class that has the name of a slot to that slot; a state that components share stays. */
export function placeSlotClasses(
  slots: readonly ApiSlot[],
  classes: readonly ApiClass[],
): Pick<Api, 'slots' | 'classes'> {
  const slotNames = new Set(slots.map(({ name }) => name));
  const own = new Map(
    classes.filter(({ isGlobal }) => !isGlobal).map(({ key, className }) => [key, className]),
  );
  return {
    slots: slots.map((slot) => ({ ...slot, className: own.get(slot.name) ?? null })),
    classes: classes.filter(({ key, isGlobal }) => isGlobal || !slotNames.has(key)),
  };
}

import { equipmentStates, today, type Equipment } from './equipment';
import { findCategory } from './findCategory';

/** A record as it is typed: everything may still be missing or wrong. */
export interface Draft {
  name: string;
  serial: string;
  categoryId: string | null;
  state: string;
  cost: string;
  bought: string | null;
  inspection: string | null;
}

/** What is wrong, by the field that it is wrong with. */
export type DraftErrors = Partial<Record<keyof Draft, string>>;

export type CheckedDraft = { errors: DraftErrors } | { values: Omit<Equipment, 'id'> };

/** Makes values of what was typed, or says all that is wrong with it. */
export function validateDraft(draft: Draft): CheckedDraft {
  const name = draft.name.trim();
  const serial = draft.serial.trim().toUpperCase();
  const cost = Number(draft.cost);
  const state = equipmentStates.find((option) => option === draft.state);
  const category = findCategory(draft.categoryId);
  const { bought, inspection } = draft;
  const errors: DraftErrors = {};
  if (name.length < 3) {
    errors.name = 'Write a name of at least three letters.';
  }
  if (!/^[A-Z]{2}-\d{4}$/.test(serial)) {
    errors.serial = 'Write two letters, a dash and four digits, as on the plate: LA-1042.';
  }
  if (!category) {
    errors.categoryId = 'Choose a category.';
  } else if (category.children) {
    errors.categoryId = `Choose one of the categories in ${category.label}.`;
  }
  if (!state) {
    errors.state = 'Choose a state.';
  }
  if (draft.cost.trim() === '' || !(cost > 0)) {
    errors.cost = 'Write a price above zero, in euros.';
  }
  if (!bought) {
    errors.bought = 'Give the whole date on which it was bought.';
  } else if (bought < '2000') {
    errors.bought = 'The register begins in the year 2000.';
  } else if (bought > today) {
    errors.bought = 'It cannot have been bought after today.';
  }
  if (inspection === '') {
    errors.inspection = 'Complete the date, or clear it.';
  } else if (inspection && bought && inspection < bought) {
    errors.inspection = 'It cannot be inspected before it was bought.';
  }
  if (Object.keys(errors).length > 0 || !category || !state || !bought) {
    return { errors };
  }
  return {
    values: { name, serial, categoryId: category.id, state, cost, bought, inspection },
  };
}

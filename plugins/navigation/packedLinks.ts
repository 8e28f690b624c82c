import type { Plan } from '../../core/types';

/**
 * Links of the tree whose path follows from their name, as one item: every page loads the tree, and
 * the reference has some two hundred of them.
 */
export interface PackedLinks {
  type: 'html';
  /** Names, and after a name the letter of its plan: `DataGrid DataGridPro* DataGridPremium+`. */
  value: string;
  customProps: {
    /** What stands before a name in its path: `/x/api/data-grid/`. */
    under: string;
  };
}

/** What stands after the name of a link that needs a plan. */
export const planLetters: Record<Plan, string> = { pro: '*', premium: '+' };

export const categories = ['Brakes', 'Chains', 'Lights', 'Saddles', 'Tires'];

/** A part on a shelf of the workshop. */
export interface Item {
  id: number;
  name: string;
  category: string;
  shelf: string;
  /** How many are there. */
  stock: number;
  /** More are ordered when no more than this are left. */
  reorderAt: number;
  /** Of one, in euros. */
  price: number;
  counted: Date;
}

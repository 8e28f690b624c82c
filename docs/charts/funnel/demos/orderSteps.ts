/** Visitors of a web shop in one week, by the last step that they reached. */
export const orderSteps = [
  { id: 'visit', value: 4200, label: 'Visited' },
  { id: 'cart', value: 1650, label: 'Filled a cart' },
  { id: 'address', value: 920, label: 'Entered an address' },
  { id: 'order', value: 610, label: 'Ordered' },
];

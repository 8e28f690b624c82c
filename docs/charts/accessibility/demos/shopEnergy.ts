/** Energy of a shop by month, in kilowatt hours. The roof had no solar panels before March. */
export const shopEnergy = [
  { month: 'Jan', grid: 940, solar: null },
  { month: 'Feb', grid: 890, solar: null },
  { month: 'Mar', grid: 700, solar: 120 },
  { month: 'Apr', grid: 610, solar: 210 },
  { month: 'May', grid: 520, solar: 290 },
  { month: 'Jun', grid: 560, solar: 310 },
];

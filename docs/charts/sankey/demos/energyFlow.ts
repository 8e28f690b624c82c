/** Where the energy of a shop came from and went to in one month, in kilowatt hours. */
export const energyLinks = [
  { source: 'Grid', target: 'Shop floor', value: 420 },
  { source: 'Grid', target: 'Bakery', value: 610 },
  { source: 'Solar roof', target: 'Bakery', value: 180 },
  { source: 'Solar roof', target: 'Battery', value: 150 },
  { source: 'Battery', target: 'Shop floor', value: 128 },
  { source: 'Battery', target: 'Losses', value: 22 },
  { source: 'Bakery', target: 'Ovens', value: 540 },
  { source: 'Bakery', target: 'Waste heat', value: 250 },
  { source: 'Shop floor', target: 'Cooling', value: 330 },
  { source: 'Shop floor', target: '照明', value: 218 },
];

export interface Category {
  id: string;
  label: string;
  children?: Category[];
}

/** What equipment is sorted into. Only the innermost categories have equipment. */
export const categories: Category[] = [
  {
    id: 'optics',
    label: 'Optics',
    children: [
      { id: 'lasers', label: 'Lasers' },
      { id: 'microscopes', label: 'Microscopes' },
      { id: 'detectors', label: 'Detectors' },
    ],
  },
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      { id: 'oscilloscopes', label: 'Oscilloscopes' },
      { id: 'generators', label: 'Signal generators' },
      { id: 'supplies', label: 'Power supplies' },
    ],
  },
  {
    id: 'wet-lab',
    label: 'Wet lab',
    children: [
      { id: 'centrifuges', label: 'Centrifuges' },
      { id: 'incubators', label: 'Incubators' },
      { id: 'balances', label: 'Balances' },
    ],
  },
  {
    id: 'cooling',
    label: 'Cooling',
    children: [
      { id: 'freezers', label: 'Freezers' },
      { id: 'chillers', label: 'Chillers' },
    ],
  },
];

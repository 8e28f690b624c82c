import type { EquipmentFilter } from './readQuery';

export const viewTitles: Record<EquipmentFilter['view'], string> = {
  all: 'Equipment',
  due: 'Inspections due',
};

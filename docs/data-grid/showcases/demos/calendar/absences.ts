export type Kind = 'Vacation' | 'Sick leave' | 'Training' | 'Parental leave';

/** The time that someone is away, from the first to the last day. */
export interface Absence {
  employeeId: number;
  kind: Kind;
  from: string;
  to: string;
}

// prettier-ignore
export const absences: Absence[] = [
  { employeeId: 2, kind: 'Vacation', from: '2025-04-14', to: '2025-04-25' },
  { employeeId: 3, kind: 'Training', from: '2025-04-02', to: '2025-04-04' },
  { employeeId: 4, kind: 'Vacation', from: '2025-03-31', to: '2025-04-04' },
  { employeeId: 5, kind: 'Sick leave', from: '2025-04-10', to: '2025-04-10' },
  { employeeId: 6, kind: 'Vacation', from: '2025-04-17', to: '2025-04-22' },
  { employeeId: 7, kind: 'Parental leave', from: '2025-03-31', to: '2025-04-25' },
  { employeeId: 8, kind: 'Vacation', from: '2025-04-22', to: '2025-04-25' },
  { employeeId: 9, kind: 'Sick leave', from: '2025-04-01', to: '2025-04-03' },
  { employeeId: 9, kind: 'Training', from: '2025-04-15', to: '2025-04-16' },
  { employeeId: 11, kind: 'Vacation', from: '2025-04-07', to: '2025-04-11' },
  { employeeId: 12, kind: 'Sick leave', from: '2025-04-08', to: '2025-04-09' },
  { employeeId: 13, kind: 'Vacation', from: '2025-04-10', to: '2025-04-17' },
  { employeeId: 15, kind: 'Training', from: '2025-04-02', to: '2025-04-04' },
  { employeeId: 16, kind: 'Vacation', from: '2025-04-16', to: '2025-04-22' },
  { employeeId: 18, kind: 'Sick leave', from: '2025-04-24', to: '2025-04-24' },
  { employeeId: 19, kind: 'Vacation', from: '2025-04-14', to: '2025-04-17' },
  { employeeId: 20, kind: 'Vacation', from: '2025-04-22', to: '2025-04-25' },
  { employeeId: 21, kind: 'Sick leave', from: '2025-03-31', to: '2025-03-31' },
  { employeeId: 22, kind: 'Training', from: '2025-04-07', to: '2025-04-08' },
  { employeeId: 24, kind: 'Vacation', from: '2025-04-09', to: '2025-04-11' },
];

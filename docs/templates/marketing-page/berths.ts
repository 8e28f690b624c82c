export interface Berth {
  id: string;
  pier: 'A' | 'B' | 'C';
  boat: string;
  /** In meters. */
  length: number;
  arrives: string;
  moored: boolean;
}

/** How many berths the harbor has. */
export const berthCount = 14;

const berths: Berth[] = [
  { id: 'A1', pier: 'A', boat: 'Second Wind', length: 9.4, arrives: '08:10', moored: true },
  { id: 'A3', pier: 'A', boat: 'Marigold', length: 7.8, arrives: '11:30', moored: true },
  { id: 'A4', pier: 'A', boat: 'Quiet Hour', length: 10.2, arrives: '14:45', moored: false },
  { id: 'A6', pier: 'A', boat: 'Pelican', length: 8.1, arrives: '16:00', moored: false },
  { id: 'B1', pier: 'B', boat: 'North Star', length: 12.6, arrives: '09:20', moored: true },
  { id: 'B2', pier: 'B', boat: 'Old Argument', length: 11.9, arrives: '15:15', moored: false },
  { id: 'B5', pier: 'B', boat: 'Thimble', length: 6.4, arrives: '17:40', moored: false },
  { id: 'C2', pier: 'C', boat: 'Long Weekend', length: 14.3, arrives: '10:05', moored: true },
  { id: 'C3', pier: 'C', boat: 'Barnacle', length: 8.8, arrives: '18:30', moored: false },
];

export default berths;

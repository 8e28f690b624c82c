import type { GridColDef } from '@mui/x-data-grid-premium';

/** What a market stall sold on a day. */
export interface Sale {
  id: number;
  stall: string;
  day: string;
  product: string;
  pieces: number;
}

export const sales: Sale[] = [
  { id: 1, stall: 'Harbor', day: 'Friday', product: 'Mug', pieces: 4 },
  { id: 2, stall: 'Harbor', day: 'Friday', product: 'Kettle', pieces: 1 },
  { id: 3, stall: 'Harbor', day: 'Saturday', product: 'Mug', pieces: 9 },
  { id: 4, stall: 'Old town', day: 'Friday', product: 'Mug', pieces: 2 },
  { id: 5, stall: 'Old town', day: 'Saturday', product: 'Mug', pieces: 6 },
  { id: 6, stall: 'Old town', day: 'Saturday', product: 'Kettle', pieces: 3 },
];

export const saleColumns: GridColDef<Sale>[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
];

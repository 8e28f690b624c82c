import type { GridColDef } from '@mui/x-data-grid-premium';

/** What left a warehouse on a day. */
export interface Shipment {
  id: number;
  warehouse: string;
  day: string;
  product: string;
  pieces: number;
  /** In euros. */
  value: number;
}

// prettier-ignore
export const shipments: Shipment[] = [
  { id: 1, warehouse: 'Rotterdam', day: 'Thursday', product: 'Camping mug', pieces: 4, value: 52 },
  { id: 2, warehouse: 'Rotterdam', day: 'Thursday', product: 'Copper kettle', pieces: 1, value: 129 },
  { id: 3, warehouse: 'Rotterdam', day: 'Friday', product: 'Camping mug', pieces: 9, value: 117 },
  { id: 4, warehouse: 'Lyon', day: 'Thursday', product: 'Camping mug', pieces: 2, value: 26 },
  { id: 5, warehouse: 'Lyon', day: 'Friday', product: 'Camping mug', pieces: 6, value: 78 },
  { id: 6, warehouse: 'Lyon', day: 'Friday', product: 'Copper kettle', pieces: 3, value: 387 },
];

export const shipmentColumns: GridColDef<Shipment>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'value', headerName: 'Value (€)', type: 'number', width: 110 },
];

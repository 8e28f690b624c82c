import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridValueFormatterParams,
  GridValueGetterParams,
  GridValueSetterParams,
} from '@mui/x-data-grid';

interface Carton {
  id: number;
  product: string;
  /** In millimeters. */
  width: number;
  height: number;
}

const cartons: Carton[] = [
  { id: 1, product: 'Copper kettle', width: 240, height: 310 },
  { id: 2, product: 'Folding saw', width: 520, height: 80 },
  { id: 3, product: 'Felt slippers', width: 290, height: 120 },
];

// preview-start
/** Millimeters in the rows, centimeters in the grid, also while editing. */
function centimeters(field: 'width' | 'height', headerName: string): GridColDef<Carton> {
  return {
    field,
    headerName,
    type: 'number',
    width: 150,
    editable: true,
    valueGetter: ({ value }: GridValueGetterParams<Carton, number>) => (value ?? 0) / 10,
    valueSetter: ({ value, row }: GridValueSetterParams<Carton, number>) => ({
      ...row,
      [field]: Math.round(value * 10),
    }),
    valueFormatter: ({ value }: GridValueFormatterParams<number>) => `${value} cm`,
  };
}
// preview-end

const columns: GridColDef<Carton>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  centimeters('width', 'Width'),
  centimeters('height', 'Height'),
];

export default function MeasureColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Sizes of cartons"
        rows={cartons}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}

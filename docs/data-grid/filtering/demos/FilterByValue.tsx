import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 95 },
  { field: 'warehouse', headerName: 'Warehouse', width: 95 },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.onHand * row.unitCost,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];
// preview-end

export default function FilterByValue() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock worth 2,000 euros or more"
        rows={stock}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'worth', operator: '>=', value: 2000 }] },
          },
        }}
      />
    </Box>
  );
}

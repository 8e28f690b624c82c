import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { stock, type StockItem } from '../../data/stock';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

// preview-start
const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 130,
    valueGetter: ({ row }) => row.onHand * row.unitCost,
    valueFormatter: ({ value }) => euros.format(Number(value)),
  },
];
// preview-end

export default function SortByValue() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock by its worth"
        rows={stock}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'worth', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}

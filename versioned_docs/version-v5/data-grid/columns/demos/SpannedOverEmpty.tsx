import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColumns<StockItem> = [
  { field: 'id', headerName: 'Code', width: 90 },
  // preview-start
  {
    field: 'item',
    headerName: 'Item',
    width: 200,
    colSpan: ({ row }) => (row.supplier === null ? 2 : 1),
  },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 150 },
  // preview-end
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const initialState = { sorting: { sortModel: [{ field: 'supplier', sort: 'asc' as const }] } };

export default function SpannedOverEmpty() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock, long names over missing suppliers"
        rows={stock}
        columns={columns}
        initialState={initialState}
        showCellRightBorder
      />
    </Box>
  );
}

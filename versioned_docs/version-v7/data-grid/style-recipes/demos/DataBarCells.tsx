import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  // preview-start
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 160,
    cellClassName: ({ row }) => (row.onHand < row.reorderAt ? 'low' : ''),
    renderCell: ({ value, formattedValue }) => (
      <>
        <Box className="bar" sx={{ width: `${Math.min(Math.max(value / 7, 0), 100)}%` }} />
        {formattedValue}
      </>
    ),
  },
  // preview-end
  { field: 'reorderAt', headerName: 'Reorder at', type: 'number', width: 110 },
];

const rows = stock.slice(0, 9);

export default function DataBarCells() {
  return (
    <Box sx={{ height: 526, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with bars' } }}
        rows={rows}
        columns={columns}
        sx={{
          [`& .${gridClasses.cell}`]: { position: 'relative' },
          '& .low': { fontWeight: 700, color: 'error.main' },
          '& .bar': {
            position: 'absolute',
            insetBlock: 8,
            insetInlineEnd: 0,
            bgcolor: 'primary.main',
            opacity: 0.15,
          },
          '& .low .bar': { bgcolor: 'error.main' },
        }}
        hideFooter
      />
    </Box>
  );
}

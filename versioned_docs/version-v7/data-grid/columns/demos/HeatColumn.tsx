import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const highest = Math.max(...stock.map(({ onHand }) => onHand));

function CountBar({ count }: { count: number }) {
  const percent = (Math.max(count, 0) / highest) * 100;
  return (
    <Box sx={{ position: 'relative', width: '100%', px: 0.5, textAlign: 'right' }}>
      <Box
        sx={{ position: 'absolute', inset: 0, width: `${percent}%`, bgcolor: 'action.selected' }}
      />
      <Box component="span" sx={{ position: 'relative' }}>
        {count.toLocaleString('en-US')}
      </Box>
    </Box>
  );
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 180,
    display: 'flex',
    renderCell: ({ value }) => <CountBar count={value} />,
  },
];

export default function HeatColumn() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock with bars' } }}
        rows={stock}
        columns={columns}
      />
    </Box>
  );
}

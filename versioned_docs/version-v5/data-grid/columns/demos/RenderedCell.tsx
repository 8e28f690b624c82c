import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColumns, GridRenderCellParams } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.filter((item) => item.onHand > 0);

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'reserved',
    headerName: 'Reserved',
    type: 'number',
    flex: 1,
    minWidth: 160,
    // preview-start
    renderCell: ({ value = 0, row }: GridRenderCellParams<number, StockItem>) => (
      <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (value / row.onHand) * 100)}
          aria-label={`Reserved part of ${row.item}`}
          sx={{ flexGrow: 1 }}
        />
        {`${value} of ${row.onHand}`}
      </Box>
    ),
    // preview-end
  },
];

export default function RenderedCell() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Reserved part of the stock" rows={rows} columns={columns} />
    </Box>
  );
}

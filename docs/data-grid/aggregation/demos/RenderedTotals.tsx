import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function ReservedCell({ value = 0, aggregation }: GridRenderCellParams<StockItem, number>) {
  if (aggregation && !aggregation.hasCellUnit) {
    return `${value} items`;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, value / 2)}
        aria-label="Reserved, of 200"
        sx={{ flex: 1 }}
      />
      {value}
    </Box>
  );
}
// preview-end

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  {
    field: 'reserved',
    headerName: 'Reserved',
    type: 'number',
    width: 200,
    renderCell: (params) => <ReservedCell {...params} />,
  },
];

const initialState = { aggregation: { model: { reserved: 'size' } } };

export default function RenderedTotals() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Reserved stock as bars"
        rows={stock}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}

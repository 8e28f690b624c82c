import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColumns, GridRenderCellParams } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
function TakeOne({ id, row, tabIndex }: GridRenderCellParams<unknown, StockItem>) {
  const apiRef = useGridApiContext();
  const take = () => apiRef.current.updateRows([{ id, onHand: row.onHand - 1 }]);
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-label={`Take one ${row.item}`}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      onClick={take}
    >
      Take one
    </Button>
  );
}
// preview-end

const columns: GridColumns<StockItem> = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  {
    field: 'take',
    headerName: 'Take',
    width: 110,
    sortable: false,
    filterable: false,
    renderCell: (params) => <TakeOne {...params} />,
  },
];

const rows = stock.slice(0, 4);

export default function BookedInCell() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Stock with a button in each row"
        rows={rows}
        columns={columns}
        disableSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

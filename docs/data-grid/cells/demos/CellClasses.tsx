import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 110,
    cellClassName: ({ row }) => (row.onHand < row.reserved ? 'short' : ''),
  },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
  { field: 'supplier', headerName: 'Supplier', width: 160 },
];

const markEmpty = ({ value }: GridCellParams) => (value === null ? 'empty' : '');
// preview-end

export default function CellClasses() {
  return (
    <Box
      sx={{
        height: 360,
        width: '100%',
        '& .short': { bgcolor: 'error.dark', color: 'common.white', fontWeight: 700 },
        '& .empty': { bgcolor: 'action.hover' },
      }}
    >
      <DataGrid
        aria-label="Stock; short counts are marked"
        rows={stock}
        columns={columns}
        getCellClassName={markEmpty}
        initialState={{ sorting: { sortModel: [{ field: 'onHand', sort: 'asc' }] } }}
      />
    </Box>
  );
}

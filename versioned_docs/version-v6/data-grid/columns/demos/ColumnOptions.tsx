import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const rows = stock.slice(0, 4);

// preview-start
const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  {
    field: 'warehouse',
    headerName: 'Warehouse',
    type: 'singleSelect',
    width: 200,
    editable: true,
    valueOptions: [
      { value: 'Rotterdam', label: 'Rotterdam, Maasvlakte' },
      { value: 'Gdańsk', label: 'Gdańsk, Port Północny' },
      { value: 'Lyon', label: 'Lyon, south bank' },
    ],
  },
];
// preview-end

export default function ColumnOptions() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Stock by warehouse"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColTypeDef, GridColumns, GridValueFormatterParams } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

// preview-start
const price: GridColTypeDef<number, string> = {
  extendType: 'number',
  width: 130,
  valueFormatter: ({ value }: GridValueFormatterParams<number>) => euros.format(value),
};

const columns: GridColumns<StockItem> = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'unitCost', headerName: 'Unit cost', type: 'price' },
  {
    field: 'value',
    headerName: 'In stock',
    type: 'price',
    valueGetter: ({ row }) => row.unitCost * row.onHand,
  },
];
// preview-end

const columnTypes = { price };

export default function CustomColumnType() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Stock with prices"
        rows={stock}
        columns={columns}
        columnTypes={columnTypes}
      />
    </Box>
  );
}

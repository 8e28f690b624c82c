import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface StockItem {
  sku: string;
  item: string;
  onHand: number;
}

const stock: StockItem[] = [
  { sku: 'KETTLE-CU', item: 'Copper kettle', onHand: 38 },
  { sku: 'SAW-FOLD', item: 'Folding saw', onHand: -3 },
];

const columns: GridColDef<StockItem>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 90 },
];

const getSku = (item: StockItem) => item.sku;
const slotProps = { main: { 'aria-label': 'Stock' } };

export default function GridInFlexParent() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          rows={stock}
          columns={columns}
          getRowId={getSku}
          hideFooter
          slotProps={slotProps}
        />
      </div>
      {/* preview-end */}
    </Box>
  );
}

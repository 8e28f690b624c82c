import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 80 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 100 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 100 },
];

const rows = stock.slice(0, 4);

export default function BookedItem() {
  const apiRef = useGridApiRef();

  // preview-start
  const book = () => {
    const row = apiRef.current?.getRow<StockItem>('CK-01');
    if (row) {
      apiRef.current?.updateRows([{ id: row.id, onHand: row.onHand - 1 }]);
    }
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={book} sx={{ mb: 1 }}>
        Take one copper kettle
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stock with bookings"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

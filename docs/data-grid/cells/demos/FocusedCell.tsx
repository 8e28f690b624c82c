import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'id', headerName: 'Code', width: 90 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function FocusedCell() {
  const apiRef = useGridApiRef();
  // preview-start
  const goToNegative = () => {
    const item = stock.find(({ onHand }) => onHand < 0);
    if (!item) return;
    const colIndex = columns.findIndex(({ field }) => field === 'onHand');
    apiRef.current?.scrollToIndexes({ rowIndex: stock.indexOf(item), colIndex });
    apiRef.current?.setCellFocus(item.id, 'onHand');
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={goToNegative}>Go to the negative count</Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Stock to check" rows={stock} columns={columns} />
      </Box>
    </Stack>
  );
}

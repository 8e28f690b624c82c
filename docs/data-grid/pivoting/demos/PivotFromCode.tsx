import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridSidebarValue, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { stock } from '../../data/stock';
import type { StockItem } from '../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', width: 200 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function PivotFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const showByWarehouse = () => {
    apiRef.current?.setPivotModel({
      rows: [{ field: 'category' }],
      columns: [{ field: 'warehouse', sort: 'asc' }],
      values: [{ field: 'onHand', aggFunc: 'sum' }],
    });
    apiRef.current?.setPivotActive(true);
  };
  const showItems = () => apiRef.current?.setPivotActive(false);
  const openPanel = () => apiRef.current?.showSidebar(GridSidebarValue.Pivot);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={showByWarehouse}>By warehouse</Button>
        <Button onClick={showItems}>All items</Button>
        <Button onClick={openPanel}>Open the panel</Button>
      </Stack>
      <Box sx={{ height: 440 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Stock to pivot from code"
          rows={stock}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}

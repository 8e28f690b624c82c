import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridPrintExportOptions } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// preview-start
const packingList: GridPrintExportOptions = {
  fileName: 'Packing list',
  fields: ['id', 'product'],
  includeCheckboxes: true,
  pageStyle: '@page { margin: 15mm } body .MuiDataGrid-root { color: #000; border: 0 }',
};

export default function PrintSettings() {
  const apiRef = useGridApiRef();
  const print = () => {
    // The grid copies only rows that are drawn.
    apiRef.current.unstable_setVirtualization(false);
    setTimeout(() => apiRef.current.exportDataAsPrint(packingList), 100);
  };
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={print} sx={{ alignSelf: 'flex-start' }}>
        Print the packing list
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to pack"
          rows={orders}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </Box>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { manyOrders } from '../../data/manyOrders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const slots = { toolbar: GridToolbar };

const slotProps = { toolbar: { excelOptions: { fileName: 'orders' } } };

const texts = { idle: '', pending: 'Building the workbook…', finished: 'Saved as orders.xlsx.' };

export default function ExcelProgress() {
  const [state, setState] = React.useState<keyof typeof texts>('idle');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Orders of a year"
          rows={manyOrders}
          columns={columns}
          slots={slots}
          slotProps={slotProps}
          onExcelExportStateChange={setState}
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ height: 4 }}>
        {state === 'pending' && <LinearProgress aria-label="Export to Excel" />}
      </Box>
      <Box role="status" sx={{ typography: 'body2', minHeight: 20 }}>
        {texts[state]}
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const orders = [
  { id: 1063, ordered: new Date(2025, 3, 15), status: 'shipped', customer: 'Liam O’Brien' },
  { id: 1067, ordered: new Date(2025, 3, 17), status: 'shipped', customer: '김서연' },
  { id: 1069, ordered: new Date(2025, 3, 19), status: 'open', customer: 'Ольга Смирнова' },
  { id: 1071, ordered: new Date(2025, 3, 21), status: 'shipped', customer: 'Ana Lima' },
];

const columns: GridColDef<(typeof orders)[number]>[] = [
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 105 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

export default function OrdersFromDay() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const rows = React.useMemo(
    () =>
      from?.isValid() ? orders.filter(({ ordered }) => !from.isAfter(ordered, 'day')) : orders,
    [from],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 340, pt: 1 }}>
        {/* preview-start */}
        <DatePicker label="Ordered from" value={from} onChange={setFrom} />
        <Box sx={{ flexGrow: 1, minHeight: 0 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Orders from the chosen day' } }}
            rows={rows}
            columns={columns}
            hideFooter
          />
        </Box>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}

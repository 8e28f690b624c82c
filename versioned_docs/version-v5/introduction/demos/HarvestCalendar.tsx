import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const columns: GridColumns = [
  { field: 'fruit', headerName: 'Fruit', flex: 1, minWidth: 130 },
  { field: 'trees', headerName: 'Trees', type: 'number', width: 80 },
  { field: 'ripe', headerName: 'Ripe from', width: 110 },
];

const orchard = [
  { id: 1, fruit: 'Sweet cherry', trees: 42, ripe: '2025-06-14' },
  { id: 2, fruit: 'Apricot', trees: 18, ripe: '2025-07-08' },
  { id: 3, fruit: 'Mirabelle plum', trees: 25, ripe: '2025-08-12' },
  { id: 4, fruit: 'Summer pear', trees: 31, ripe: '2025-08-20' },
  { id: 5, fruit: 'Quince', trees: 9, ripe: '2025-10-05' },
];

export default function HarvestCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-08-15'));
  const ripe = orchard.filter((fruit) => day === null || !dayjs(fruit.ripe).isAfter(day));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 360, width: '100%', pt: 1, display: 'flex', flexDirection: 'column' }}>
        {/* preview-start */}
        <DatePicker
          label="Picking day"
          value={day}
          onChange={setDay}
          renderInput={(params) => <TextField {...params} />}
        />
        <Box sx={{ flexGrow: 1, minHeight: 0, mt: 2 }}>
          <DataGrid aria-label="Ripe fruit" rows={ripe} columns={columns} hideFooter />
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}

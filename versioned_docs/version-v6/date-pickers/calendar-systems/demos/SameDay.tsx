import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const calendars = ['persian', 'islamic-umalqura', 'buddhist', 'hebrew', 'japanese'];

// preview-start
const read = (day: Dayjs, calendar: string) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { dateStyle: 'long' }).format(day.toDate());
// preview-end

export default function SameDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 260, pt: 1, maxWidth: 420 }}>
        <DatePicker label="Day" value={day} onChange={setDay} />
        <Table size="small" aria-label="The day in other calendars" sx={{ mt: 1 }}>
          <TableBody>
            {calendars.map((calendar) => (
              <TableRow key={calendar}>
                <TableCell component="th" scope="row">
                  {calendar}
                </TableCell>
                <TableCell>{day?.isValid() ? read(day, calendar) : '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </LocalizationProvider>
  );
}

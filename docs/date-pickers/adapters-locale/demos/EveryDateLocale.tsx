import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { pickerLocales } from '../../data/pickerLocales';

const example = dayjs('2025-04-17T15:05');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

// preview-start
function describe(code: string) {
  const adapter = new AdapterDayjs({ locale: code });
  return {
    format: adapter.expandFormat('L'),
    date: adapter.format(example, 'keyboardDate'),
    hours: adapter.is12HourCycleInCurrentLocale() ? '12 h' : '24 h',
    weekStart: weekdays[dayjs.Ls[code]?.weekStart ?? 0],
    numerals: new Intl.NumberFormat(code, { useGrouping: false }).format(2025),
  };
}
// preview-end

export default function EveryDateLocale() {
  return (
    <Box
      role="region"
      aria-label="Locales"
      tabIndex={0}
      sx={{ height: 420, overflow: 'auto', whiteSpace: 'nowrap', '& th, & td': { px: 1 } }}
    >
      <Table size="small" stickyHeader aria-label="Formats of each locale">
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Locale</TableCell>
            <TableCell>Format</TableCell>
            <TableCell>Date</TableCell>
            <TableCell>Clock</TableCell>
            <TableCell>Week starts</TableCell>
            <TableCell>Direction</TableCell>
            <TableCell>Own numerals</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pickerLocales.map(({ code, name, rtl }) => {
            const { format, date, hours, weekStart, numerals } = describe(code);
            return (
              <TableRow key={code}>
                <TableCell component="th" scope="row" lang={code}>
                  {name}
                </TableCell>
                <TableCell>{code}</TableCell>
                <TableCell>{format}</TableCell>
                <TableCell lang={code}>{date}</TableCell>
                <TableCell>{hours}</TableCell>
                <TableCell>{weekStart}</TableCell>
                <TableCell>{rtl ? 'RTL' : 'LTR'}</TableCell>
                <TableCell lang={code}>{numerals}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

// preview-start
const nights = [
  { title: 'March 30: no time begins with 02', from: '2025-03-29T23:00:00Z' },
  { title: 'October 26: 02 comes twice', from: '2025-10-25T23:00:00Z' },
];

function listHours(from: string) {
  const moments = [0, 1, 2, 3, 4].map((hours) => dayjs.utc(from).add(hours, 'hour'));
  return moments.map((moment) => ({ moment, local: moment.tz('Europe/Berlin') }));
}
// preview-end

export default function ClockChanges() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {nights.map(({ title, from }) => {
        const hours = listHours(from);
        // The clocks change at 01:00 UTC in all of the European Union.
        const isChange = (moment: dayjs.Dayjs) => moment.hour() === 1;
        return (
          <Box key={title} sx={{ flex: '1 1 290px' }}>
            <Typography variant="subtitle2" component="p">
              {title}
            </Typography>
            <Table size="small" padding="none" aria-label={title}>
              <TableBody sx={{ '& > tr': { height: 36 } }}>
                <TableRow>
                  <TableCell component="th" scope="row">
                    UTC
                  </TableCell>
                  {hours.map(({ moment }) => (
                    <TableCell key={moment.valueOf()}>{moment.format('HH:mm')}</TableCell>
                  ))}
                </TableRow>
                <TableRow>
                  <TableCell component="th" scope="row">
                    Berlin
                  </TableCell>
                  {hours.map(({ moment, local }) => (
                    <TableCell
                      key={moment.valueOf()}
                      sx={isChange(moment) ? { bgcolor: 'action.selected', fontWeight: 700 } : {}}
                    >
                      {local.format('HH:mm')}
                    </TableCell>
                  ))}
                </TableRow>
              </TableBody>
            </Table>
          </Box>
        );
      })}
    </Box>
  );
}

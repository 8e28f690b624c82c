import Paper from '@mui/material/Paper';
import BookingGrid from './BookingGrid';
import type { Report } from './collectReport';

export default function BookingsView({ report }: { report: Report }) {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', '& .MuiDataGrid-root': { border: 0 } }}
    >
      <BookingGrid label="Bookings" rows={report.bookings} />
    </Paper>
  );
}

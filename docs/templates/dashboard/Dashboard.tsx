import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BookingDetails from './BookingDetails';
import BookingsView from './BookingsView';
import { collectReport } from './collectReport';
import EmptyState from './EmptyState';
import FleetView from './FleetView';
import OverviewView from './OverviewView';
import PageHeader from './PageHeader';
import SideBar from './SideBar';
import { useFilters } from './useFilters';

const viewComponents = { overview: OverviewView, bookings: BookingsView, fleet: FleetView };

export default function Dashboard() {
  const { view, period, place } = useFilters();
  const [menuOpen, setMenuOpen] = React.useState(false);
  const report = React.useMemo(() => collectReport(period, place), [period, place]);
  const View = viewComponents[view];
  const isEmpty = view === 'fleet' ? report.boats.length === 0 : report.bookings.length === 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={(theme) => ({
          display: 'flex',
          minHeight: '100dvh',
          bgcolor: theme.palette.mode === 'dark' ? 'background.default' : 'grey.50',
          '& .MuiButton-root, & .MuiToggleButton-root': { textTransform: 'none' },
        })}
      >
        <SideBar open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 1280,
            mx: 'auto',
            px: { xs: 2, lg: 4 },
            pb: 4,
          }}
        >
          <PageHeader report={report} onMenu={() => setMenuOpen(true)} />
          <main>{isEmpty ? <EmptyState place={place} /> : <View report={report} />}</main>
        </Box>
      </Box>
      <BookingDetails />
    </LocalizationProvider>
  );
}

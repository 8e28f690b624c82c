import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Report } from './collectReport';
import PeriodPicker from './PeriodPicker';
import PlaceChip from './PlaceChip';
import { useFilters } from './useFilters';
import { viewTitles } from './viewTitles';

interface PageHeaderProps {
  report: Report;
  onMenu(): void;
}

export default function PageHeader({ report, onMenu }: PageHeaderProps) {
  const { view } = useFilters();
  const { from, to } = report.period;
  const count = report.bookings.length;
  const canceled = report.bookings.filter(({ state }) => state === 'Canceled').length;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: { xs: 2, md: 3 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label="Open the menu"
          onClick={onMenu}
          sx={{ display: { md: 'none' }, marginInlineStart: -1 }}
        >
          <Menu />
        </IconButton>
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
            <Typography component="h1" variant="h5" sx={{ fontWeight: 650 }}>
              {viewTitles[view]}
            </Typography>
            <PlaceChip />
          </Box>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>
              {`${count.toLocaleString('en-US')} ${count === 1 ? 'booking' : 'bookings'}${canceled > 0 ? `, ${canceled} canceled` : ''} · ${dayjs(from).format('D MMM')} to ${dayjs(to).format('D MMM YYYY')}`}
            </bdi>
          </Typography>
        </div>
      </Box>
      <PeriodPicker />
    </Box>
  );
}

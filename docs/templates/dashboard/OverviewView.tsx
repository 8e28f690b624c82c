import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import BookingGrid from './BookingGrid';
import type { Report } from './collectReport';
import FigureCard from './FigureCard';
import KindChart from './KindChart';
import Panel from './Panel';
import ShareList from './ShareList';
import { useFilters } from './useFilters';

export default function OverviewView({ report }: { report: Report }) {
  const { linkTo } = useFilters();
  const latest = React.useMemo(() => report.bookings.slice(0, 6), [report]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {report.figures.map((figure) => (
          <FigureCard key={figure.id} figure={figure} buckets={report.buckets} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <KindChart report={report} />
        <ShareList report={report} />
      </Box>
      <Panel
        title="Latest bookings"
        flush
        action={
          <Link {...linkTo({ view: 'bookings' })} variant="body2">
            {`All ${report.bookings.length} bookings`}
          </Link>
        }
      >
        <BookingGrid label="Latest bookings" rows={latest} brief />
      </Panel>
    </Box>
  );
}

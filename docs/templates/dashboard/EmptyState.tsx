import SailingOutlined from '@mui/icons-material/SailingOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { boats } from './boats';
import { collectHarbors } from './collectHarbors';
import type { Place } from './places';
import { useFilters } from './useFilters';

/** Takes the place of a view that has nothing to show: says why, and leads on. */
export default function EmptyState({ place }: { place: Place }) {
  const { linkTo } = useFilters();
  const harborIds = collectHarbors(place).map(({ id }) => id);
  const hasBoats = boats.some(({ harborId }) => harborIds.includes(harborId));
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 10,
        textAlign: 'center',
      }}
    >
      <SailingOutlined sx={{ fontSize: 48, color: 'text.secondary' }} />
      <Typography component="h2" variant="h6">
        {hasBoats ? 'No bookings in these days' : `${place.label} has no boats yet`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: 400 }}>
        {hasBoats
          ? `Nobody went out from ${place.label} then. A longer period has more to show.`
          : 'It opens next spring. Its bookings and boats will be shown here.'}
      </Typography>
      <Button variant="outlined" {...linkTo(hasBoats ? { from: null, to: null } : { place: null })}>
        {hasBoats ? 'Show July to September' : 'Show all harbors'}
      </Button>
    </Paper>
  );
}

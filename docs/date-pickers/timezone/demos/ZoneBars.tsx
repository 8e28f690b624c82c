import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';

const minutesOfDay = 24 * 60;

export interface Person {
  name: string;
  zone: string;
}

interface ZoneBarsProps {
  moment: Dayjs;
  people: readonly Person[];
}

/** The 24 hours of a day in UTC: each bar has the days of a zone, the line is the moment. */
export function ZoneBars({ moment, people }: ZoneBarsProps) {
  const dayStart = moment.utc().startOf('day');
  const position = (moment.diff(dayStart, 'minute') / minutesOfDay) * 100;
  return (
    <Box sx={{ position: 'relative', direction: 'ltr' }}>
      {people.map(({ name, zone }) => {
        const local = moment.tz(zone);
        const midnight = (minutesOfDay - local.utcOffset()) % minutesOfDay;
        const split = (midnight / minutesOfDay) * 100;
        const first = dayStart.tz(zone);
        return (
          <Box key={name} sx={{ pb: 1 }}>
            <Typography variant="body2">
              {`${name}: ${local.format('ddd, MMM D, HH:mm')} (UTC${local.format('Z')})`}
            </Typography>
            <Box sx={{ display: 'flex', height: 28, fontSize: 12, lineHeight: '28px' }} aria-hidden>
              {split > 0 && (
                <Box sx={{ width: `${split}%`, overflow: 'hidden', bgcolor: 'action.selected' }}>
                  &nbsp;{first.format('MMM D')}
                </Box>
              )}
              <Box
                sx={{ flex: 1, bgcolor: 'action.hover', borderLeft: 2, textAlign: 'end', pr: 0.5 }}
              >
                {first.add(midnight, 'minute').format('MMM D')}
              </Box>
            </Box>
          </Box>
        );
      })}
      <Box
        sx={{ position: 'absolute', top: 0, bottom: 8, left: `${position}%` }}
        style={{ borderLeft: '3px solid #d32f2f' }}
      />
    </Box>
  );
}

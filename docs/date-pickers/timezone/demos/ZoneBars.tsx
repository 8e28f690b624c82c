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

/** In a short part of a bar, a day has no room for its month. */
const isShort = (percent: number) => percent < 15;
const toLabel = (day: Dayjs, percent: number) => day.format(isShort(percent) ? 'D' : 'MMM D');

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
              {`${name}: ${local.format('ddd, MMM D, HH:mm')} (UTC${local.format('Z').replace('-', '−')})`}
            </Typography>
            <Box sx={{ display: 'flex', height: 28, fontSize: 12, lineHeight: '28px' }} aria-hidden>
              {split > 0 && (
                <Box sx={{ width: `${split}%`, overflow: 'hidden', bgcolor: 'action.selected' }}>
                  &nbsp;{toLabel(first, split)}
                </Box>
              )}
              <Box
                sx={{ flex: 1, bgcolor: 'action.hover', borderLeft: 2, px: 0.25 }}
                style={{ textAlign: isShort(100 - split) ? 'end' : 'start' }}
              >
                &nbsp;{toLabel(first.add(midnight, 'minute'), 100 - split)}
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

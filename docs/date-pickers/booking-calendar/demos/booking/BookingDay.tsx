import * as React from 'react';
import { alpha } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { isTaken, staysOfOthers } from './rules';
import type { Stay } from './rules';

type Kind = 'free' | 'taken' | 'yours' | 'arrival' | 'between' | 'departure';

/** What each kind of day is called after its date. */
const names: Record<Kind, string> = {
  free: '',
  taken: ', taken',
  yours: ', booked by you',
  arrival: ', arrival',
  between: ', in your stay',
  departure: ', departure',
};

/** What the days are drawn from: a component in a slot gets no props of ours. */
export const StayContext = React.createContext<{
  arrival: Dayjs | null;
  departure: Dayjs | null;
  own: readonly Stay[];
}>({ arrival: null, departure: null, own: [] });

/** Seen where the system forces its own colors on the page and takes backgrounds away. */
const edge = { border: '2px solid transparent' };

/** As wide as a seventh of the calendar, without gaps: nights in a row look like one. */
const shape: SxProps<Theme> = {
  width: '100%',
  height: 38,
  margin: 0,
  borderRadius: 1,
  typography: 'body2',
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2, zIndex: 1 },
};

/** The looks of the kinds of days; the legend has them too. */
export const daySx: Record<Kind, SxProps<Theme>> = {
  free: {},
  taken: (theme) => ({
    '&&': { color: 'text.secondary', textDecoration: 'line-through' },
    backgroundImage: `repeating-linear-gradient(-45deg, ${theme.palette.divider} 0 2px, transparent 2px 7px)`,
  }),
  yours: (theme) => ({
    '&&': { color: 'text.primary', fontWeight: 700 },
    ...edge,
    borderRadius: 1,
    boxShadow: `inset 0 0 0 2px ${theme.palette.success.main}`,
  }),
  arrival: { ...edge, borderStartEndRadius: 0, borderEndEndRadius: 0 },
  between: (theme) => ({
    ...edge,
    borderRadius: 0,
    backgroundColor: alpha(theme.palette.primary.main, 0.16),
  }),
  departure: { ...edge, borderStartStartRadius: 0, borderEndStartRadius: 0 },
};

function useKind(day: Dayjs): Kind {
  const { arrival, departure, own } = React.useContext(StayContext);
  if (arrival?.isSame(day, 'day')) {
    return 'arrival';
  }
  if (departure?.isSame(day, 'day')) {
    return 'departure';
  }
  if (arrival && departure && isTaken(day, [{ arrival, departure }])) {
    return 'between';
  }
  if (isTaken(day, own)) {
    return 'yours';
  }
  return isTaken(day, staysOfOthers) ? 'taken' : 'free';
}

/** A day of the calendar that shows and says whether it is free. */
export function BookingDay(props: PickersDayProps) {
  const day = dayjs(props.day);
  const kind = useKind(day);
  if (props.outsideCurrentMonth) {
    return <PickersDay {...props} />;
  }
  return (
    <PickersDay
      {...props}
      selected={kind === 'arrival' || kind === 'departure'}
      aria-label={day.format('dddd, MMMM D') + names[kind]}
      sx={[shape, daySx[kind]] as SxProps<Theme>}
    />
  );
}

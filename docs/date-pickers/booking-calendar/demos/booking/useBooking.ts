import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import {
  explainArrival,
  explainDeparture,
  findLastDeparture,
  findShortestStay,
  staysOfOthers,
  toShortDate,
} from './rules';
import type { Stay } from './rules';

interface State {
  arrival: Dayjs | null;
  departure: Dayjs | null;
  /** The stays that were confirmed, oldest first. */
  own: readonly Stay[];
  /** Whether the last thing that happened was a confirmation. */
  confirmed: boolean;
}

const start: State = {
  arrival: dayjs('2025-06-14'),
  departure: dayjs('2025-06-18'),
  own: [],
  confirmed: false,
};

const describe = ({ arrival, departure }: Stay) => {
  const nights = departure.diff(arrival, 'day');
  return `${nights} nights, ${toShortDate(arrival)} to ${toShortDate(departure)}`;
};

function toMessage({ arrival, departure, own, confirmed }: State, stays: readonly Stay[]): string {
  const last = own.at(-1);
  if (confirmed && last) {
    return `Booked: ${describe(last)}.`;
  }
  if (!arrival) {
    return 'Choose the day of your arrival.';
  }
  if (!departure) {
    const first = arrival.add(findShortestStay(arrival), 'day');
    const end = findLastDeparture(arrival, stays);
    return `Now choose your departure, from ${toShortDate(first)} to ${toShortDate(end.day)}, ${end.why}.`;
  }
  return `${describe({ arrival, departure })}.`;
}

/** The stay that is being chosen and what has been booked, with all that changes them. */
export function useBooking() {
  const [state, setState] = React.useState(start);
  const { arrival, departure, own } = state;
  const stays = [...staysOfOthers, ...own];
  const arriveProblem = (day: Dayjs) => explainArrival(day, stays);
  const leaveProblem = (day: Dayjs) => explainDeparture(day, arrival, stays);
  const isEnding = arrival !== null && departure === null;

  const arrive = (day: Dayjs) => {
    const keeps = departure && explainDeparture(departure, day, stays) === null;
    setState({ own, arrival: day, departure: keeps ? departure : null, confirmed: false });
  };
  const leave = (day: Dayjs) => setState({ ...state, departure: day, confirmed: false });
  return {
    ...state,
    isEnding,
    message: toMessage(state, stays),
    arriveProblem,
    leaveProblem,
    arrive,
    leave,
    /** Whether a day of the calendar is neither the end of this stay nor the start of another one. */
    isDisabled: (day: Dayjs) =>
      isEnding && day.isAfter(arrival, 'day')
        ? leaveProblem(day) !== null
        : arriveProblem(day) !== null,
    choose: (day: Dayjs) => {
      if (isEnding && day.isAfter(arrival, 'day')) {
        leave(day);
      } else {
        setState({ own, arrival: day, departure: null, confirmed: false });
      }
    },
    clear: () => setState({ own, arrival: null, departure: null, confirmed: false }),
    confirm: () => {
      if (arrival && departure) {
        setState({
          own: [...own, { arrival, departure }],
          arrival: null,
          departure: null,
          confirmed: true,
        });
      }
    },
    undo: () => {
      const last = own.at(-1);
      if (last) {
        setState({ own: own.slice(0, -1), confirmed: false, ...last });
      }
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;

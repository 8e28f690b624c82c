import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';

interface Props {
  label: string;
  value: Dayjs | null;
  /** Says why a day is not allowed; `null` when it is. */
  explain: (day: Dayjs) => string | null;
  onChoose: (day: Dayjs) => void;
}

/** A date to type: what is not allowed stays in the field, with the reason under it. */
export function StayField({ label, value, explain, onChoose }: Props) {
  const [typed, setTyped] = React.useState(value);
  const [last, setLast] = React.useState(value);
  // The calendar, or the other field, has changed it.
  if (value !== last) {
    setLast(value);
    setTyped(value);
  }
  const problem = typed?.isValid() && typed !== value ? explain(typed) : null;
  return (
    <DateField
      fullWidth
      label={label}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (day?.isValid() && explain(day) === null) {
          onChoose(day);
        }
      }}
      error={problem !== null}
      helperText={problem ?? ' '}
    />
  );
}

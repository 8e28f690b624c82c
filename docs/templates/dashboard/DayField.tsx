import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

interface DayFieldProps {
  label: string;
  /** Days as `2025-07-14`. */
  value: string;
  min: string;
  max: string;
  onChange(day: string): void;
}

/** A date with what is wrong with it; it is passed on only when nothing is. */
export default function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [error, setError] = React.useState<DateValidationError>(null);
  // What is typed is kept until the value is another one, also when it is not passed on.
  const [typed, setTyped] = React.useState<{ day: Dayjs | null; value: string } | null>(null);
  const messages: Partial<Record<string, string>> = {
    minDate: `Not before ${dayjs(min).format('D MMM YYYY')}`,
    maxDate: `Not after ${dayjs(max).format('D MMM YYYY')}`,
    invalidDate: 'Complete the date',
  };
  const shown = typed?.value === value ? typed.day : dayjs(value);
  const message =
    shown === null ? 'Choose a date' : error && (messages[error] ?? 'Choose another date');
  return (
    <DatePicker
      label={label}
      format="D MMM YYYY"
      value={shown}
      minDate={dayjs(min)}
      maxDate={dayjs(max)}
      onError={setError}
      onChange={(day, { validationError }) => {
        const next = day && !validationError ? day.format('YYYY-MM-DD') : value;
        setTyped({ day, value: next });
        if (next !== value) {
          onChange(next);
        }
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          margin: 'none',
          error: Boolean(message),
          helperText: message,
          sx: {
            maxWidth: { sm: 164 },
            bgcolor: 'background.paper',
            borderRadius: 1,
            // On a phone, two of them share a line.
            '& .MuiPickersInputBase-root': { fontSize: { xs: 14, sm: 16 } },
          },
        },
      }}
    />
  );
}

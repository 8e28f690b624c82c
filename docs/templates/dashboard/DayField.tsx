import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

interface DayFieldProps {
  label: string;
  /** Days as `2025-07-14`. */
  value: string;
  min: string;
  max: string;
  onChange(day: string): void;
}

/** A date that tells what is wrong with it, and is passed on only when nothing is. */
export default function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [error, setError] = React.useState<DateValidationError>(null);
  const messages: Partial<Record<string, string>> = {
    minDate: `Not before ${dayjs(min).format('D MMM YYYY')}`,
    maxDate: `Not after ${dayjs(max).format('D MMM YYYY')}`,
    invalidDate: 'Complete the date',
  };
  return (
    <DatePicker
      label={label}
      format="D MMM YYYY"
      value={dayjs(value)}
      minDate={dayjs(min)}
      maxDate={dayjs(max)}
      onError={setError}
      onChange={(day, { validationError }) => {
        if (day && !validationError) {
          onChange(day.format('YYYY-MM-DD'));
        }
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          helperText: error && (messages[error] ?? 'Choose another date'),
          sx: {
            maxWidth: { sm: 164 },
            bgcolor: 'background.paper',
            borderRadius: 1,
          },
        },
      }}
    />
  );
}

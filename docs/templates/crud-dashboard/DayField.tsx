import * as React from 'react';
import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

interface DayFieldProps {
  label: string;
  required?: boolean;
  /** A day as `2025-07-14`; the empty text while a date is only half typed. */
  value: string | null;
  error?: string;
  onChange(day: string | null): void;
}

/** A date in a form; what is wrong with it is the form's to say. */
export default function DayField({ label, required, value, error, onChange }: DayFieldProps) {
  // As long as a date was never whole, the picker tells nothing: its parts are looked at instead.
  const checkParts = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (!value && !currentTarget.contains(relatedTarget)) {
      const parts = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
      const typed = parts.filter((part) => part.hasAttribute('aria-valuenow'));
      const next = typed.length > 0 ? '' : null;
      if (typed.length < parts.length && next !== value) {
        onChange(next);
      }
    }
  };
  return (
    <Box onBlur={checkParts} sx={{ display: 'grid' }}>
      <DatePicker
        label={label}
        format="D MMM YYYY"
        defaultValue={value ? dayjs(value) : null}
        onChange={(day) => onChange(day && (day.isValid() ? day.format('YYYY-MM-DD') : ''))}
        slotProps={{
          field: { clearable: !required },
          textField: { required, error: error !== undefined, helperText: error },
        }}
      />
    </Box>
  );
}

import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

// preview-start
const texts: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'We open in June',
  invalidDate: 'Complete the date',
};

type ChangeHandler = NonNullable<DatePickerProps['onChange']>;
// preview-end

const opening = dayjs('2026-06-01');

export default function TypedPicker() {
  // preview-start
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-30'));
  const [error, setError] = React.useState<DateValidationError>('minDate');
  const handleChange: ChangeHandler = (value, context) => {
    setDay(value);
    setError(context.validationError);
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Evening"
        minDate={opening}
        value={day}
        onChange={handleChange}
        slotProps={{ textField: { helperText: error === null ? ' ' : texts[error] } }}
      />
    </LocalizationProvider>
  );
}

import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { today } from './member';

interface BirthFieldProps {
  value: string;
  problem?: string;
  onChange(birth: string): void;
}

/** A picker that asks for the year first: nobody pages through months to their birthday. */
export default function BirthField({ value, problem, onChange }: BirthFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        maxDate={today}
        referenceDate={today.subtract(20, 'year')}
        value={value ? dayjs(value) : null}
        onChange={(day) => onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
        slotProps={{
          textField: { error: Boolean(problem), helperText: problem },
        }}
      />
    </LocalizationProvider>
  );
}

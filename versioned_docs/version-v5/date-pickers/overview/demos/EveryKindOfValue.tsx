import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (params: TextFieldProps) => <TextField {...params} />;
const localeText = { start: 'Rotation from', end: 'Rotation until' };
const first = dayjs('2025-04-17T08:30');

export default function EveryKindOfValue() {
  const [month, setMonth] = React.useState<Dayjs | null>(first);
  const [time, setTime] = React.useState<Dayjs | null>(first);
  const [handover, setHandover] = React.useState<Dayjs | null>(first);
  const [rotation, setRotation] = React.useState<DateRange<Dayjs>>([first, first.add(8, 'day')]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Box sx={{ minHeight: 144, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Month of the roster"
          views={['year', 'month']}
          value={month}
          onChange={setMonth}
          renderInput={renderInput}
        />
        <TimePicker label="Start" value={time} onChange={setTime} renderInput={renderInput} />
        {/* preview-end */}
        <DateTimePicker
          label="Handover"
          value={handover}
          onChange={setHandover}
          renderInput={renderInput}
        />
        <DateRangePicker
          value={rotation}
          onChange={setRotation}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} />
              <TextField {...endProps} />
            </>
          )}
        />
      </Box>
    </LocalizationProvider>
  );
}

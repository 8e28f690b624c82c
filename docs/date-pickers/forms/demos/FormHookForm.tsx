import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { focusPicker } from './focusPicker';
import { visitLimits, visitProblem } from './visitRules';
import { bookVisit } from './visitServer';

export default function FormHookForm() {
  const [message, setMessage] = React.useState('');
  const { control, handleSubmit, setError } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: null },
  });

  // preview-start
  const book = handleSubmit(
    async (visit) => {
      const day = visit.day?.format('YYYY-MM-DD') ?? '';
      const answer = await bookVisit({ day });
      if (answer.day) {
        setError('day', { message: answer.day }, { shouldFocus: true });
      }
      setMessage(answer.day ? 'Not booked' : `Booked: ${day}`);
    },
    () => setMessage('Not sent'),
  );
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={book} sx={{ height: 166, maxWidth: 320, pt: 1 }}>
        <Controller
          name="day"
          control={control}
          rules={{ validate: (value) => visitProblem(value) ?? true }}
          render={({ field, fieldState }) => (
            <DatePicker
              {...visitLimits}
              label="Visit"
              name={field.name}
              value={field.value}
              onChange={(value) => field.onChange(value)}
              inputRef={(input: HTMLInputElement | null) => {
                field.ref({ focus: () => focusPicker(input) });
              }}
              slotProps={{
                textField: {
                  required: true,
                  fullWidth: true,
                  onBlur: field.onBlur,
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message ?? 'April 14 to June 27, no Sundays',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained" sx={{ my: 1 }}>
          Book
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { focusPicker } from './focusPicker';
import { visitLimits, visitProblem } from './visitRules';
import { bookVisit } from './visitServer';

const defaultValues: { day: Dayjs | null } = { day: null };
const toIso = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? '';

export default function FormTanStack() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState('');
  // preview-start
  const form = useForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: {
      onSubmitAsync: async ({ value }) => {
        setMessage('');
        const { day } = await bookVisit({ day: toIso(value.day) });
        return day ? { fields: { day } } : undefined;
      },
    },
    onSubmit: ({ value }) => setMessage(`Booked: ${toIso(value.day)}`),
    onSubmitInvalid: () => focusPicker(inputRef.current),
  });
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          form.handleSubmit();
        }}
        sx={{ height: 166, maxWidth: 320, pt: 1 }}
      >
        <form.Field
          name="day"
          validators={{ onDynamic: ({ value }) => visitProblem(value) ?? undefined }}
        >
          {({ name, state, handleChange }) => (
            <DatePicker
              {...visitLimits}
              label="Visit"
              name={name}
              inputRef={inputRef}
              value={state.value}
              onChange={(value) => handleChange(value)}
              slotProps={{
                textField: {
                  required: true,
                  fullWidth: true,
                  error: !state.meta.isValid,
                  helperText: state.meta.errors.join(' ') || 'April 14 to June 27, no Sundays',
                },
              }}
            />
          )}
        </form.Field>
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

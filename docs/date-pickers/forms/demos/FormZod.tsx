import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { z } from 'zod';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { visitLimits } from './visitRules';
import { visitSchema } from './visitSchema';

type Days = Record<'day' | 'followUp', Dayjs | null>;
type Errors = Partial<Record<keyof Days, string[]>>;

export default function FormZod() {
  const [days, setDays] = React.useState<Days>({ day: null, followUp: null });
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  // preview-start
  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    const result = visitSchema.safeParse(days);
    setErrors(result.success ? {} : z.flattenError(result.error).fieldErrors);
    setMessage(result.success ? `Sent: ${JSON.stringify(result.data)}` : 'Not sent');
  }
  // preview-end

  const propsOf = (name: keyof Days, hint: string) => ({
    value: days[name],
    onChange: (value: Dayjs | null) => {
      setDays((old) => ({ ...old, [name]: value }));
      setErrors((old) => ({ ...old, [name]: undefined, followUp: undefined }));
    },
    slotProps: {
      textField: {
        required: name === 'day',
        error: Boolean(errors[name]),
        helperText: errors[name]?.join(' ') ?? hint,
      },
    },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ pt: 1, minHeight: 166 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DatePicker {...visitLimits} label="Visit" {...propsOf('day', 'No Sundays')} />
          <DatePicker label="Follow-up" {...propsOf('followUp', 'Optional')} />
        </Box>
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

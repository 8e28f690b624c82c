import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { VisitPicker } from './VisitPicker';
import { visitLimits } from './visitRules';
import { visitSchema } from './visitSchema';
import type { PickedVisit } from './visitSchema';

const defaultValues: PickedVisit = { day: null, followUp: null };

export default function FormHookFormZod() {
  const [message, setMessage] = React.useState('');
  // preview-start
  const { control, handleSubmit } = useForm({ defaultValues });
  const book = handleSubmit(
    (visit) => setMessage(`Sent: ${JSON.stringify(visitSchema.parse(visit))}`),
    () => setMessage('Not sent'),
  );
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={book} sx={{ pt: 1, minHeight: 166 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <VisitPicker
            {...visitLimits}
            name="day"
            control={control}
            label="Visit"
            hint="No Sundays"
          />
          <VisitPicker name="followUp" control={control} label="Follow-up" hint="Optional" />
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

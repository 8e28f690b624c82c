import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const clinics = ['2025-04-17', '2025-04-22', '2025-05-08', '2025-05-20'].map((day) => dayjs(day));

function isClinic(day: Dayjs) {
  return clinics.some((clinic) => clinic.isSame(day, 'day'));
}

function ClinicField(props: DatePickerFieldProps<Dayjs>) {
  const { id, value = null, timezone, onChange, label, InputProps } = props;
  const { onOpen } = usePickersContext();
  const validation = useValidation({ validator: validateDate, value, timezone, props });
  const errorOf = validation.getValidationErrorForNewValue;
  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {/* preview-start */}
      <Autocomplete
        id={id}
        options={clinics}
        value={value}
        onChange={(event, day) => onChange?.(day, { validationError: errorOf(day) })}
        getOptionLabel={(day) => day.format('dddd, MMMM D')}
        getOptionDisabled={(day) => errorOf(day) !== null}
        isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
        sx={{ width: 260 }}
      />
      {/* preview-end */}
      <Button onClick={onOpen}>Calendar</Button>
    </Box>
  );
}

const slots = { field: ClinicField };

export default function CustomFieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72 }}>
        <DatePicker
          label="Allergy clinic"
          defaultValue={clinics[1]}
          shouldDisableDate={(day) => !isClinic(day)}
          maxDate={dayjs('2025-05-10')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}

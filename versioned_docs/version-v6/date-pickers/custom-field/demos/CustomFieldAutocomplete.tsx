import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const clinics = ['2025-04-17', '2025-04-22', '2025-05-08', '2025-05-20'].map((day) => dayjs(day));

function isClinic(day: Dayjs) {
  return clinics.some((clinic) => clinic.isSame(day, 'day'));
}

function ClinicField(props: DateFieldProps<Dayjs>) {
  const { id, label, value = null, onChange, maxDate, InputProps } = props;
  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', maxWidth: 320 }}>
      {/* preview-start */}
      <Autocomplete
        id={id}
        options={clinics}
        value={value}
        onChange={(event, day) => onChange?.(day, { validationError: null })}
        getOptionLabel={(day) => day.format('dddd, MMMM D')}
        getOptionDisabled={(day) => maxDate !== undefined && day.isAfter(maxDate, 'day')}
        isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
        sx={{ flex: 1 }}
      />
      {InputProps?.endAdornment}
      {/* preview-end */}
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

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const Divided = styled(InputAdornment)(({ theme }) => ({
  alignSelf: 'stretch',
  height: 'auto',
  maxHeight: 'none',
  paddingInlineStart: theme.spacing(1),
  borderInlineStart: `1px solid ${theme.palette.divider}`,
}));

const slots = { inputAdornment: Divided };
// preview-end

export default function OpeningAdornment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        <DatePicker label="Discharge" defaultValue={dayjs('2025-04-17')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}

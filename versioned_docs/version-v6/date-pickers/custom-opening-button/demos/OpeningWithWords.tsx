import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
function ChooseButton({ disabled, onClick, 'aria-label': name }: IconButtonProps) {
  return (
    <Button size="small" disabled={disabled} onClick={onClick} aria-label={name}>
      Choose
    </Button>
  );
}

const slots = { openPickerButton: ChooseButton };
// preview-end

export default function OpeningWithWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 300 }}>
        <DatePicker
          label="Physiotherapy"
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          localeText={{
            openDatePickerDialogue: (date) =>
              `Choose a date, ${date?.format('MMM D') ?? 'none yet'}`,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

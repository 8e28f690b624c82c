import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { DateRange, RangeFieldSection } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';

interface RangeButtonProps extends BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  unknown
> {
  onClick?: React.MouseEventHandler;
}

function RangeButton(props: RangeButtonProps, ref: React.Ref<HTMLDivElement>) {
  const { value = [null, null], label, disabled, focused, InputProps, onClick, onBlur } = props;
  const [first, last] = value.map((day) => day?.format('MMM D') ?? '…');
  return (
    <div ref={ref} style={{ display: 'inline-block' }}>
      {/* preview-start */}
      <Button
        ref={InputProps?.ref}
        disabled={disabled}
        aria-expanded={focused ?? false}
        onClick={onClick}
        onBlur={onBlur}
      >
        {label}: {first} – {last}
      </Button>
      {/* preview-end */}
    </div>
  );
}
const LeaveButton = Object.assign(React.forwardRef(RangeButton), { fieldType: 'single-input' });

const slots = { field: LeaveButton };
const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-25')];

export default function CustomFieldForRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 48 }}>
        <DateRangePicker label="Leave" defaultValue={leave} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';

type FieldProps = BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  false,
  unknown
>;

function RangeButton(props: FieldProps, ref: React.Ref<HTMLDivElement>) {
  const { value = [null, null], label, disabled, InputProps } = props;
  const { open, onOpen, onClose } = usePickersContext();
  const [first, last] = value.map((day) => day?.format('MMM D') ?? '…');
  return (
    <div ref={ref} style={{ display: 'inline-block' }}>
      {/* preview-start */}
      <Button
        ref={InputProps?.ref}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? onClose : onOpen}
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

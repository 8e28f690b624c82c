import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';

interface PickerState {
  open: boolean;
  setOpen: (open: boolean) => void;
  error: DateValidationError;
}

const PickerContext = React.createContext<PickerState>({
  open: false,
  setOpen: () => {},
  error: null,
});

/** For a field below: whether the popup is open, how to open it, and the error of the value. */
export function usePickerState() {
  return React.useContext(PickerContext);
}

/** A DatePicker that shares with its field what it doesn't pass as props. */
export function SharingDatePicker(props: DatePickerProps<Dayjs>) {
  const [open, setOpen] = React.useState(false);
  const [error, setError] = React.useState<DateValidationError>(null);
  const state = React.useMemo(() => ({ open, setOpen, error }), [open, error]);
  return (
    <PickerContext.Provider value={state}>
      <DatePicker
        {...props}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onError={setError}
      />
    </PickerContext.Provider>
  );
}

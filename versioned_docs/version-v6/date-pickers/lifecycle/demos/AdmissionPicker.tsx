import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export interface Callbacks {
  onOpen: () => void;
  onChange: (day: Dayjs | null) => void;
  onAccept: (day: Dayjs | null) => void;
  onClose: () => void;
  onError: (reason: string | null) => void;
}

const admission = { defaultValue: dayjs('2025-04-17'), minDate: dayjs('2025-04-01') };
const slotProps = {
  field: { clearable: true },
  shortcuts: { items: [{ label: 'In a week', getValue: () => dayjs('2025-04-24') }] },
  toolbar: { hidden: true },
};

export const variants = ['Desktop', 'Mobile', 'Static', 'Field'] as const;

/** The same date in each variant. A field has neither a popup nor `onAccept`. */
export function AdmissionPicker({ variant, ...calls }: Callbacks & { variant: string }) {
  const { onOpen: _onOpen, ...inPage } = calls;
  const { onAccept: _onAccept, onClose: _onClose, ...input } = inPage;
  switch (variant) {
    case 'Mobile':
      return <MobileDatePicker label="Admission" {...admission} {...calls} slotProps={slotProps} />;
    case 'Static':
      return <StaticDatePicker {...admission} {...inPage} slotProps={slotProps} />;
    case 'Field':
      return <DateField label="Admission" {...admission} {...input} clearable />;
    default:
      return (
        <DesktopDatePicker label="Admission" {...admission} {...calls} slotProps={slotProps} />
      );
  }
}

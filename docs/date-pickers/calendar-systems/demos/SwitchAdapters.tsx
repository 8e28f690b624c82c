import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { format } from 'date-fns';
import { enUS } from 'date-fns-jalali/locale/en-US';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import { AdapterHijri } from './AdapterHijri';

type Adapter = { dateAdapter: new () => MuiPickersAdapter; adapterLocale?: object };

const calendars: Record<string, Adapter> = {
  Gregorian: { dateAdapter: AdapterDateFns },
  Jalali: { dateAdapter: AdapterDateFnsJalali, adapterLocale: enUS },
  Hijri: { dateAdapter: AdapterHijri },
};

// preview-start
function IsoCalendar({ iso, onChange }: { iso: string; onChange: (iso: string) => void }) {
  const adapter = usePickerAdapter();
  return (
    <DateCalendar
      value={adapter.date(iso)}
      minDate={adapter.date('1937-03-14')}
      maxDate={adapter.date('2076-11-26')}
      onChange={(value) => {
        if (value !== null) onChange(format(adapter.toJsDate(value), 'yyyy-MM-dd'));
      }}
      sx={{ width: '100%' }}
    />
  );
}
// preview-end

export default function SwitchAdapters() {
  const [calendar, setCalendar] = React.useState('Jalali');
  const [iso, setIso] = React.useState('2025-04-17');
  return (
    <Box sx={{ height: 410, maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Calendar"
        value={calendar}
        onChange={(_, next: string | null) => next && setCalendar(next)}
      >
        {Object.keys(calendars).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider key={calendar} {...calendars[calendar]}>
        <div role="group" aria-label="Appointment">
          <IsoCalendar iso={iso} onChange={setIso} />
        </div>
      </LocalizationProvider>
      <Typography variant="body2" role="status">
        Stored: {iso}
      </Typography>
    </Box>
  );
}

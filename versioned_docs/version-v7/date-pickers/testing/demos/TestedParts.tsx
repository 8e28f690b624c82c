import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const visit = dayjs('2025-04-22T09:30');

function describe(element: HTMLInputElement | HTMLButtonElement) {
  const label = element.labels?.[0]?.firstChild?.textContent ?? '';
  const name = element.getAttribute('aria-label') ?? label;
  return `${element.matches('input') ? 'textbox' : 'button'} “${name}” ${element.value}`;
}

export default function TestedParts() {
  const [parts, setParts] = React.useState<string[]>([]);
  const readParts = React.useCallback((node: HTMLDivElement | null) => {
    const found = node?.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button');
    setParts([...(found ?? [])].map(describe));
  }, []);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 210, pt: 1 }}>
        <Box ref={readParts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {/* preview-start */}
          <DesktopDateTimePicker label="Visit" defaultValue={visit} />
          <MobileDatePicker label="Follow-up" defaultValue={visit.add(1, 'week')} />
          {/* preview-end */}
        </Box>
        <Box component="ol" dir="ltr" sx={{ mb: 0, typography: 'body2' }}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const selector = '[role=group], [role=spinbutton], button, input';

function describe(element: Element) {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const name = element.getAttribute('aria-label') ?? label?.firstChild?.textContent ?? '';
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  return `${role} “${name}” ${element.getAttribute('aria-valuetext') ?? ''}`;
}

export default function TestedParts() {
  const [parts, setParts] = React.useState<string[]>([]);
  const readParts = React.useCallback((node: HTMLDivElement | null) => {
    setParts([...(node?.querySelectorAll(selector) ?? [])].map(describe));
  }, []);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 270, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <div ref={readParts}>
          <DateTimePicker label="Visit" defaultValue={dayjs('2025-04-22T09:30')} />
        </div>
        {/* preview-end */}
        <Box component="ol" dir="ltr" sx={{ m: 0, typography: 'body2' }}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}

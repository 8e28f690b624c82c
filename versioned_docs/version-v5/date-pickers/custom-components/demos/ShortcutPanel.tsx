import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const handover = dayjs('2025-04-17');
const shortcuts = [
  { label: 'In one week', day: handover.add(1, 'week') },
  { label: 'In one month', day: handover.add(1, 'month') },
  { label: 'In six months', day: handover.add(6, 'month') },
];

interface PanelProps {
  children?: React.ReactNode;
  onChoose?: (day: Dayjs) => void;
}

function ShortcutPaper({ children, onChoose }: PanelProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Stack sx={{ p: 2, alignItems: 'flex-start' }}>
        {shortcuts.map(({ label, day }) => (
          <Button key={label} onClick={() => onChoose?.(day)}>
            {label}
          </Button>
        ))}
      </Stack>
      <div>{children}</div>
    </Box>
  );
}

export default function ShortcutPanel() {
  const [value, setValue] = React.useState<Dayjs | null>(handover);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Checkup" sx={{ minHeight: 366 }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={value}
          onChange={setValue}
          components={{ PaperContent: ShortcutPaper }}
          componentsProps={{ paperContent: { onChoose: setValue } }}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function SelectedSections() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const select = (sections: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(sections);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 132, pt: 1 }}>
        {/* preview-start */}
        <DateTimeField
          label="Shift starts"
          defaultValue={dayjs('2025-04-17T22:00')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        {/* preview-end */}
        <Box sx={{ pt: 1 }}>
          <Button onClick={() => select('day')}>Day</Button>
          <Button onClick={() => select('hours')}>Hours</Button>
          <Button onClick={() => select('all')}>All</Button>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';

export default function MissingParts() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [missing, setMissing] = React.useState<string[]>([]);

  // preview-start
  const check = () => {
    const sections = fieldRef.current?.getSections() ?? [];
    const empty = sections.filter((section) => section.value === '');
    const isPartly = empty.length > 0 && empty.length < sections.length;
    setMissing(isPartly ? empty.map((section) => section.type) : []);
  };
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        <DateField
          label="Date of birth"
          unstableFieldRef={fieldRef}
          onBlur={check}
          helperText={missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'Optional'}
        />
      </Box>
    </LocalizationProvider>
  );
}

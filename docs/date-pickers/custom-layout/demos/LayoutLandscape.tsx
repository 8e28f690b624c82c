import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const vaccination = dayjs('2025-04-17');

export default function LayoutLandscape() {
  const [orientation, setOrientation] = React.useState<'portrait' | 'landscape'>('landscape');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={orientation}
        onChange={(event, next) => setOrientation(next ?? orientation)}
        aria-label="Orientation"
        sx={{ mb: 2 }}
      >
        <ToggleButton value="portrait">Portrait</ToggleButton>
        <ToggleButton value="landscape">Landscape</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Vaccination" sx={{ overflow: 'auto', maxWidth: '100%' }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={vaccination}
          orientation={orientation}
          disableHighlightToday
          sx={{ width: 'max-content' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdmissionPicker, variants } from './AdmissionPicker';
import { toText } from './EventLog';
import { Stages, useStages } from './Stages';

export default function LifecycleStages() {
  const [variant, setVariant] = React.useState<string>('Desktop');
  const { calls, note, reset } = useStages();
  const choose = (next: string | null) => {
    setVariant(next ?? variant);
    reset();
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Variant"
        value={variant}
        onChange={(_, next: string | null) => choose(next)}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ minHeight: 400, pt: 1, display: 'flex', flexWrap: 'wrap-reverse', gap: 3 }}>
        <Box sx={{ flex: '1 1 440px', overflowX: 'auto', pt: 1 }} role="group" aria-label="Picker">
          {/* preview-start */}
          <AdmissionPicker
            variant={variant}
            onOpen={() => note('onOpen')}
            onChange={(day) => note('onChange', toText(day))}
            onAccept={(day) => note('onAccept', toText(day))}
            onClose={() => note('onClose')}
            onError={(reason) => note('onError', String(reason))}
          />
          {/* preview-end */}
        </Box>
        <Stages calls={calls} />
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Router', 'Lamps', 'Fridge', 'Oven'];
const scales = ['linear', 'sqrt'] as const;
const wattHours = (value: number) => `${value.toLocaleString('en-US')} Wh`;

export default function BarsSqrtScale() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('sqrt');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale"
        value={scaleType}
        onChange={(event, value: (typeof scales)[number] | null) =>
          setScaleType(value ?? scaleType)
        }
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Energy per day by device in watt hours on a ${scaleType} scale`}
        sx={{ m: 0, height: 240 }}
      >
        {/* preview-start */}
        <BarChart
          xAxis={[{ scaleType: 'band', data: devices }]}
          yAxis={[{ scaleType, tickNumber: 4, valueFormatter: wattHours }]}
          series={[{ data: [24, 180, 2600, 19500], valueFormatter: wattHours }]}
          margin={{ top: 20, right: 16, left: 80, bottom: 32 }}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}

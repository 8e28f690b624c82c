import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Router', 'Lamps', 'Fridge', 'Oven'];
const scales = ['linear', 'sqrt'] as const;
const number = new Intl.NumberFormat('en-US');
const wattHours = (value: number | null) => `${number.format(value ?? 0)} Wh`;

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
      {/* preview-start */}
      <BarChart
        title={`Energy per day by device in watt hours on a ${scaleType} scale`}
        height={240}
        xAxis={[{ scaleType: 'band', data: devices }]}
        yAxis={[{ scaleType, tickNumber: 4, valueFormatter: wattHours }]}
        series={[{ data: [24, 180, 2600, 19500], valueFormatter: wattHours }]}
        margin={{ top: 20, right: 16, bottom: 30, left: 80 }}
      />
      {/* preview-end */}
    </Box>
  );
}

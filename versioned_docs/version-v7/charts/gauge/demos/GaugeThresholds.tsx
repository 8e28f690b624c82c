import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

// preview-start
const normal = { from: 0, name: 'normal', color: '#0d9488' };
const alarms = [
  { from: 9, name: 'too high', color: '#dc2626' },
  { from: 7, name: 'high', color: '#d97706' },
];
const levelOf = (value: number) => alarms.find(({ from }) => value >= from) ?? normal;
// preview-end

export default function GaugeThresholds() {
  const [power, setPower] = React.useState(7.8);
  const { name, color } = levelOf(power);
  return (
    <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
      <Gauge
        aria-label="Power drawn by the shop"
        aria-valuetext={`${power} kilowatts, ${name}`}
        height={180}
        value={power}
        valueMax={10}
        startAngle={-90}
        endAngle={90}
        text={`${power} kW\n${name}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: { fill: color },
          [`& .${gaugeClasses.valueText}`]: { transform: 'translateY(-24px)' },
        }}
      />
      <Slider
        aria-label="Power in kilowatts"
        min={0}
        max={10}
        step={0.2}
        value={power}
        onChange={(event, value) => setPower(Number(value))}
      />
    </Box>
  );
}

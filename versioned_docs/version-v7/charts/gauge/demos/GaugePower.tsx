import Box from '@mui/material/Box';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugePower() {
  return (
    <Box sx={{ height: 180, width: '100%' }}>
      {/* preview-start */}
      <Gauge
        aria-label="Power drawn by the shop"
        aria-valuetext="6.2 of 10 kilowatts"
        value={6.2}
        valueMax={10}
        startAngle={-110}
        endAngle={110}
        text={({ value }) => `${value} kW`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 18 } }}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings } from './readings';

export default function ScatterTooltip() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by outdoor temperature in July"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      {/* preview-start */}
      <ScatterChart
        series={[
          {
            label: 'Cooling',
            data: julyReadings,
            markerSize: 6,
            valueFormatter: (point) => `${point.id}: ${point.y} kWh at ${point.x} °C`,
          },
        ]}
        axisHighlight={{ x: 'line', y: 'line' }}
        margin={{ top: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
      {/* preview-end */}
    </Box>
  );
}

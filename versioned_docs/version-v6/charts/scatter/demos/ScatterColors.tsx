import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

const readings = [...marchReadings, ...julyReadings];

// preview-start
const series = [
  { label: 'Up to 50 kWh', color: '#0d9488', data: readings.filter(({ y }) => y <= 50) },
  { label: '50 to 80 kWh', color: '#64748b', data: readings.filter(({ y }) => y > 50 && y <= 80) },
  { label: 'Above 80 kWh', color: '#dc2626', data: readings.filter(({ y }) => y > 80) },
];
// preview-end

export default function ScatterColors() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by outdoor temperature; above 80 kilowatt hours in red"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <ScatterChart
        series={series}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)' }]}
        margin={{ left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-10px' },
        }}
      />
    </Box>
  );
}

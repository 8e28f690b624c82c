import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

export default function ScatterTwoSeries() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by outdoor temperature, 15 days in March and 15 in July: it rises with the temperature"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      {/* preview-start */}
      <ScatterChart
        series={[
          { id: 'march', label: 'March', data: marchReadings },
          { id: 'july', label: 'July', data: julyReadings },
        ]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)', min: 0 }]}
        margin={{ left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-10px' },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}

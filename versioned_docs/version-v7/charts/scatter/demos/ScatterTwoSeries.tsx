import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

export default function ScatterTwoSeries() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <ScatterChart
        title="Energy for cooling by outdoor temperature, 15 days in March and 15 in July: it rises with the temperature"
        series={[
          { id: 'march', label: 'March', data: marchReadings },
          { id: 'july', label: 'July', data: julyReadings },
        ]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)', min: 0 }]}
        grid={{ horizontal: true, vertical: true }}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

const readings = [...marchReadings, ...julyReadings];

export default function ScatterColors() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <ScatterChart
        aria-label="Energy for cooling by outdoor temperature; above 80 kilowatt hours in red"
        series={[{ label: 'Cooling', data: readings }]}
        yAxis={[
          {
            label: 'Cooling (kWh)',
            colorMap: {
              type: 'piecewise',
              thresholds: [50, 80],
              colors: ['#0d9488', '#64748b', '#dc2626'],
            },
          },
        ]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition: 'end', sx: { gap: 2 } } }}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

const readings = [...marchReadings, ...julyReadings];

export default function ScatterColors() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <ScatterChart
        title="Energy for cooling by outdoor temperature; above 80 kilowatt hours in red"
        series={[{ label: 'Cooling', data: readings }]}
        yAxis={[
          {
            label: 'Cooling (kWh)',
            sx: { [`& .${axisClasses.label}`]: { transform: 'translateX(-12px)' } },
            colorMap: {
              type: 'piecewise',
              thresholds: [50, 80],
              colors: ['#0d9488', '#64748b', '#dc2626'],
            },
          },
        ]}
        margin={{ left: 60 }}
        slotProps={{ legend: { hidden: true } }}
      >
        {/* preview-start */}
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
        />
        {/* preview-end */}
      </ScatterChart>
    </Box>
  );
}

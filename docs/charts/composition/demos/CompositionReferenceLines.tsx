import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function CompositionReferenceLines() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Energy per month in kilowatt hours, with a budget of 900 and new lamps in May"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 1200 }]}
        series={[{ data: [1050, 1010, 980, 940, 760, 690, 705, 720], curve: 'linear' }]}
      >
        {/* preview-start */}
        <ChartsReferenceLine
          y={900}
          label="Budget"
          labelAlign="end"
          labelStyle={{ direction: 'ltr' }}
          lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine
          x="May"
          label={'New\nlamps'}
          labelAlign="end"
          labelStyle={{ direction: 'ltr' }}
        />
        {/* preview-end */}
      </LineChart>
    </Box>
  );
}

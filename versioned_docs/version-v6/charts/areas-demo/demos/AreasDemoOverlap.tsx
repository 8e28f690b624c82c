import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
// preview-start
const series = [
  { data: [142, 138, 140, 151, 163, 171, 48], label: 'Winter', area: true, color: '#1e88e5' },
  { data: [96, 101, 118, 149, 172, 158, 61], label: 'Summer', area: true, color: '#fb8c00' },
];
const sx = {
  [`& .${areaElementClasses.root}`]: { fillOpacity: 0.3 },
  [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px' },
};
// preview-end

export default function AreasDemoOverlap() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by weekday in winter and in summer in kilowatt hours"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ label: 'kWh' }]}
        margin={{ left: 60, right: 24 }}
        series={series}
        sx={sx}
      />
    </Box>
  );
}

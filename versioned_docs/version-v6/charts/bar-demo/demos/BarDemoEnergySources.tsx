import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const energy = [
  { month: 'Jan', grid: 980, solar: 60, battery: 20 },
  { month: 'Mar', grid: 720, solar: 230, battery: 60 },
  { month: 'May', grid: 380, solar: 480, battery: 130 },
  { month: 'Jul', grid: 310, solar: 560, battery: 150 },
  { month: 'Sep', grid: 520, solar: 350, battery: 110 },
  { month: 'Nov', grid: 910, solar: 90, battery: 30 },
];
const kwh = (value: number | null) => (value === null ? 'no reading' : `${value} kWh`);

// preview-start
const series = [
  { dataKey: 'grid', label: 'Grid', stack: 'source', color: '#607d8b', valueFormatter: kwh },
  { dataKey: 'solar', label: 'Solar', stack: 'source', color: '#f9a825', valueFormatter: kwh },
  { dataKey: 'battery', label: 'Battery', stack: 'source', color: '#00897b', valueFormatter: kwh },
];
// preview-end

export default function BarDemoEnergySources() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of the shop by month and source in kilowatt hours"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        dataset={energy}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ label: 'kWh' }]}
        series={series}
        margin={{ left: 70, right: 16 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-20px' },
        }}
      />
    </Box>
  );
}

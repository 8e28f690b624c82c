import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { season: 'Spring', clear: 14, cloudy: 21 },
  { season: 'Summer', clear: 29, cloudy: 9 },
  { season: 'Fall', clear: 18, cloudy: 17 },
  { season: 'Winter', clear: 11, cloudy: 24 },
];

export default function HomeChart() {
  return (
    <Box component="figure" aria-label="Clear and cloudy nights per season" sx={{ m: 0 }}>
      {/* preview-start */}
      <BarChart
        height={240}
        margin={{ top: 40, right: 8, bottom: 28, left: 32 }}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'season' }]}
        series={[
          { dataKey: 'clear', label: 'Clear nights' },
          { dataKey: 'cloudy', label: 'Cloudy nights' },
        ]}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 14 } },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}

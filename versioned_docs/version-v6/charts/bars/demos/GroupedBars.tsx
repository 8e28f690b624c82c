import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { orchard: 'North', apples: 42, pears: 18 },
  { orchard: 'Mill', apples: 31, pears: 27 },
  { orchard: 'Hill', apples: 55, pears: 22 },
  { orchard: 'Abbey', apples: 24, pears: 33 },
];

const inTons = (value: number) => `${value} t`;

export default function GroupedBars() {
  return (
    <Box component="figure" aria-label="Harvest per orchard in tons" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <BarChart
        height={300}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'orchard' }]}
        series={[
          { dataKey: 'apples', label: 'Apples', valueFormatter: inTons },
          { dataKey: 'pears', label: 'Pears', valueFormatter: inTons },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

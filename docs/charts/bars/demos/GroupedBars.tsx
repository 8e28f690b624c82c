import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { orchard: 'Hill', apples: 42, pears: 18 },
  { orchard: 'Valley', apples: 57, pears: 9 },
  { orchard: 'Abbey', apples: 23, pears: 31 },
];

export default function GroupedBars() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Apples and pears by orchard in tons"
        dataset={harvest}
        xAxis={[{ dataKey: 'orchard' }]}
        yAxis={[{ label: 'Tons' }]}
        series={[
          { dataKey: 'apples', label: 'Apples', color: palette.primary.main },
          { dataKey: 'pears', label: 'Pears', color: palette.secondary.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const visits = [
  { season: 'Spring', north: 1240, south: 860 },
  { season: 'Summer', north: 3310, south: 2790 },
  { season: 'Fall', north: 1725, south: 1480 },
  { season: 'Winter', north: 420, south: 655 },
];

export default function LighthouseVisits() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Visitors of two lighthouses by season"
        dataset={visits}
        xAxis={[{ scaleType: 'band', dataKey: 'season' }]}
        series={[
          { dataKey: 'north', label: 'North Rock', color: palette.primary.main },
          { dataKey: 'south', label: 'South Pier', color: palette.secondary.main },
        ]}
        borderRadius={4}
      />
      {/* preview-end */}
    </Box>
  );
}

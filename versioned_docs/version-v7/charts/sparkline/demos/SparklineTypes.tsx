import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const balance = [12, 9, 4, -3, -7, 2, 11];

// preview-start
const kinds: Record<string, Partial<SparkLineChartProps>> = {
  Line: {},
  Area: { area: true },
  Steps: { curve: 'stepAfter' },
  Bars: { plotType: 'bar' },
};
// preview-end

export default function SparklineTypes() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {Object.entries(kinds).map(([name, props]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <SparkLineChart
            title={`${name}: solar energy left over by day, negative from Thursday to Friday`}
            data={balance}
            height={60}
            {...props}
          />
          <Typography variant="body2" align="center">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

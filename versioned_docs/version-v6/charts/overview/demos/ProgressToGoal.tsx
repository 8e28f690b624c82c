import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function ProgressToGoal() {
  const { palette } = useTheme();
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday; Friday and Saturday reach the goal of 150"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        height={200}
        margin={{ top: 20, right: 60, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [92, 84, 118, 104, 161, 213], color: palette.primary.main }]}
      >
        <ChartsReferenceLine
          y={150}
          label="Goal"
          labelAlign="end"
          labelStyle={{ direction: 'ltr' }}
          spacing={{ x: -42, y: 0 }}
        />
      </BarChart>
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'];

export default function MissingPoints() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Owls counted per week, with weeks without a count"
        xAxis={[{ scaleType: 'point', data: weeks }]}
        series={[
          { data: [4, 6, null, null, 9, 8, 11], label: 'Forest', color: palette.primary.main },
          {
            data: [2, 3, null, 5, 5, null, 7],
            label: 'Barn',
            connectNulls: true,
            color: palette.secondary.main,
          },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

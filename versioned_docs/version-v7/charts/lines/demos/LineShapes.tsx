import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineShapes() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Temperature set and measured in the greenhouse"
        xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18], label: 'Hour of the day' }]}
        series={[
          {
            data: [14, 14, 18, 18, 18, 16, 16],
            label: 'Set',
            curve: 'stepAfter',
            showMark: false,
            color: palette.secondary.main,
          },
          { data: [13, 15, 17, 19, 19, 17, 15], label: 'Measured', color: palette.primary.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StackedAreas() {
  const { palette } = useTheme();
  const area = { stack: 'energy', area: true, showMark: false };
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Energy of the farm by source in megawatt hours"
        xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
        yAxis={[{ label: 'MWh' }]}
        series={[
          { ...area, data: [12, 14, 15, 19, 24], label: 'Solar', color: palette.warning.main },
          { ...area, data: [8, 9, 13, 12, 14], label: 'Wind', color: palette.primary.main },
          { ...area, data: [6, 6, 5, 4, 3], label: 'Biogas', color: palette.success.main },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [12, 9, 4, -3, -7, 2, 11];
// preview-start
const redBelowZero = {
  colorMap: { type: 'piecewise' as const, thresholds: [0], colors: ['#dc2626', '#0d9488'] },
};
// preview-end

export default function SparklineColors() {
  const { palette } = useTheme();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', maxWidth: 480 }}>
      <SparkLineChart
        title="Solar energy left over by day, a thick line in the color of the text"
        data={balance}
        height={60}
        colors={[palette.text.primary]}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 3 } }}
      />
      <SparkLineChart
        title="Solar energy left over by day, negative on Thursday and Friday"
        plotType="bar"
        data={balance}
        height={60}
        yAxis={redBelowZero}
      />
    </Box>
  );
}

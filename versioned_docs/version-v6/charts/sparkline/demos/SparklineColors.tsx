import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { barElementClasses } from '@mui/x-charts/BarChart';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const balance = [12, 9, 4, -3, -7, 2, 11];

// preview-start
const thickLine = { [`& .${lineElementClasses.root}`]: { strokeWidth: 3 } };
const redBelowZero = Object.fromEntries(
  balance.flatMap((value, index) =>
    value < 0
      ? [[`& .${barElementClasses.root}:nth-of-type(${index + 1})`, { fill: '#dc2626' }]]
      : [],
  ),
);
// preview-end

export default function SparklineColors() {
  const { palette } = useTheme();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', maxWidth: 480 }}>
      <div role="img" aria-label="Solar energy left over by day, as a thick line">
        <SparkLineChart data={balance} height={60} colors={[palette.text.primary]} sx={thickLine} />
      </div>
      <div role="img" aria-label="Solar energy left over by day, negative on Thursday and Friday">
        <SparkLineChart
          plotType="bar"
          data={balance}
          height={60}
          colors={['#0d9488']}
          sx={redBelowZero}
        />
      </div>
    </Box>
  );
}

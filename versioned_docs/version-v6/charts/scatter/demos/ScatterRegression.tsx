import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

const readings = [...marchReadings, ...julyReadings];

// preview-start
function fitLine(points: readonly { x: number; y: number }[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / points.length;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const slope =
    mean(points.map(({ x, y }) => (x - meanX) * (y - meanY))) /
    mean(points.map(({ x }) => (x - meanX) ** 2));
  return { slope, intercept: meanY - slope * meanX };
}

function Trend({ points, color }: { points: typeof readings; color: string }) {
  // preview-end
  const xScale = useXScale();
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(useYScale());
  const { slope, intercept } = fitLine(points);
  const [from = 0, to = 0] = xScale.domain().map(Number);
  const y = (x: number) => toY(intercept + slope * x);
  return (
    <path
      d={`M ${toX(from)} ${y(from)} L ${toX(to)} ${y(to)}`}
      stroke={color}
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function ScatterRegression() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by outdoor temperature: 1.8 kilowatt hours more per degree"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <ScatterChart
        series={[{ label: 'Cooling', data: readings, color: '#0f766e' }]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)', min: 0 }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-10px' },
        }}
        margin={{ top: 20, left: 60 }}
        slotProps={{ legend: { hidden: true } }}
      >
        <Trend points={readings} color="#0f766e" />
      </ScatterChart>
    </Box>
  );
}

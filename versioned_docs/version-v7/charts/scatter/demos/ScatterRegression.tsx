import Box from '@mui/material/Box';
import {
  unstable_useScatterSeries as useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
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

function Trend({ seriesId }: { seriesId: string }) {
  // preview-end
  const series = useScatterSeries()?.series[seriesId];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const { slope, intercept } = fitLine(series.data);
  const [from = 0, to = 0] = xScale.domain();
  const y = (x: number) => yScale(intercept + slope * x);
  return (
    <path
      d={`M ${xScale(from)} ${y(from)} L ${xScale(to)} ${y(to)}`}
      stroke={series.color}
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function ScatterRegression() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <ScatterChart
        title="Energy for cooling by outdoor temperature: 1.8 kilowatt hours more per degree"
        series={[{ id: 'cooling', label: 'Cooling', data: readings }]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)', min: 0 }]}
        margin={{ top: 20 }}
        slotProps={{ legend: { hidden: true } }}
      >
        <Trend seriesId="cooling" />
      </ScatterChart>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const power = [1.4, 4.9, 6.8, 7.4, 6.1, 5.2, 6.9, 3.8, 1.6];

// preview-start
function LabelAbove({ x, text }: ChartsTextProps) {
  const { top } = useDrawingArea();
  const style = { fontSize: 13, fontWeight: 600 } as const;
  return (
    <g direction="ltr">
      <ChartsText x={Number(x) + 8} y={top - 24} text={text} style={style} fill="currentColor" />
    </g>
  );
}

function Dot({ x2, y2 }: React.SVGAttributes<SVGPathElement>) {
  return <circle cx={Number(x2 ?? 0) / 2} cy={Number(y2 ?? 0) / 2} r={2} fill="currentColor" />;
}

const slots = { axisLabel: LabelAbove, axisTick: Dot, axisLine: () => null };
// preview-end

export default function AxisParts() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <LineChart
        aria-label="Power of the shop by hour in kilowatts, highest at noon"
        margin={{ top: 40, right: 40 }}
        xAxis={[
          { data: hours, tickInterval: hours, valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[{ label: 'Power in kilowatts', min: 0, max: 8, width: 60 }]}
        series={[{ data: power, showMark: false }]}
        grid={{ horizontal: true }}
        slots={slots}
      />
    </Box>
  );
}

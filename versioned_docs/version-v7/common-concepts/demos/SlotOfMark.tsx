import { LineChart } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';

const orders = [42, 18, 57, 23, 61];
const target = 30;

// preview-start
function TargetMark({ x, y, color, dataIndex }: MarkElementProps) {
  const isLow = (orders[dataIndex] ?? 0) < target;
  return isLow ? (
    <path d="M0 8L8 -6H-8Z" fill="#b91c1c" transform={`translate(${x} ${y})`} />
  ) : (
    <circle cx={x} cy={y} r={4} fill={color} />
  );
}

const slots = { mark: TargetMark };
// preview-end

export default function SlotOfMark() {
  return (
    <LineChart
      title="Orders per day; triangles mark days below the target of 30"
      height={240}
      margin={{ top: 20, right: 20, bottom: 30 }}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 70 }]}
      series={[{ data: orders, curve: 'linear' }]}
      slots={slots}
    />
  );
}

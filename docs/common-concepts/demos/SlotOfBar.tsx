import { BarChart } from '@mui/x-charts/BarChart';
import type { BarElementOwnerState } from '@mui/x-charts/BarChart';

const orders = [42, 18, 57, 23, 61];
const target = 30;

interface BarProps {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: BarElementOwnerState;
}

// preview-start
function TargetBar({ x, y, width, height, ownerState }: BarProps) {
  const isLow = (orders[ownerState.dataIndex] ?? 0) < target;
  return (
    <rect
      {...{ x, y, width, height }}
      fill={isLow ? 'none' : ownerState.color}
      stroke={ownerState.color}
      strokeDasharray={isLow ? '4 3' : undefined}
    />
  );
}

const slots = { bar: TargetBar };
// preview-end

export default function SlotOfBar() {
  return (
    <BarChart
      aria-label="Orders per day; dashed days are below the target of 30"
      height={240}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: orders, label: 'Orders' }]}
      slots={slots}
    />
  );
}

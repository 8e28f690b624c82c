import { useTheme } from '@mui/material/styles';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// preview-start
const dashes = { harbor: 'none', mill: '10 5', bridge: '2 5' };
const sx = Object.fromEntries(
  Object.entries(dashes).map(([id, dash]) => [
    `& .MuiLineElement-series-${id}`,
    { strokeDasharray: dash, strokeLinecap: 'round', strokeWidth: 3 },
  ]),
);
const dashedMark = (dash: string) =>
  function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="0 0 30 4" width={30} height={4} className={className}>
        <path d="M2 2H28" stroke={color} strokeWidth={3} strokeDasharray={dash} />
      </svg>
    );
  };
// preview-end

const shops = [
  { id: 'harbor', label: 'Harbor', data: [91, 88, 84, 79, 75, 82] },
  { id: 'mill', label: 'Old mill', data: [64, 66, 61, 52, 48, 50] },
  { id: 'bridge', label: '橋のそば', data: [40, 41, null, null, 55, 58] },
].map((shop, index) => ({
  ...shop,
  showMark: false,
  labelMarkType: dashedMark(Object.values(dashes)[index] ?? 'none'),
}));

export default function AccessibleDashes() {
  const { palette } = useTheme();
  return (
    <LineChart
      role="img"
      aria-label="Energy of three shops by month in megawatt hours. Harbor uses the most, the shop at the bridge rises."
      height={280}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, width: 35 }]}
      series={shops.map((shop) => ({ ...shop, color: palette.text.primary }))}
      sx={{ ...sx, '& .MuiChartsLabelMark-root': { width: 30 } }}
    />
  );
}

import Box from '@mui/material/Box';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const balance = [14, -6, 9, 22, -11, 3];

// preview-start
function LabelAtEnd({ dataIndex, x, y, width, height, children }: BarLabelProps) {
  const below = (balance[dataIndex] ?? 0) < 0;
  return (
    <text
      x={x + width / 2}
      y={below ? y + height + 16 : y - 6}
      textAnchor="middle"
      fill="currentColor"
      fontSize={13}
    >
      {children}
    </text>
  );
}
// preview-end

const slots = { barLabel: LabelAtEnd };

export default function LabelAboveBars() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        aria-label="Energy sold by day in kilowatt hours; negative is bought"
        xAxis={[{ data: days }]}
        yAxis={[{ min: -20, max: 30 }]}
        series={[{ data: balance }]}
        barLabel="value"
        slots={slots}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, usage } from './shopEnergy';

const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const xAxis = { data: days, scaleType: 'point', valueFormatter: day.format } as const;

// preview-start
function SortedTooltip({ dataIndex, axisValue }: ChartsAxisContentProps) {
  const rows = usage
    .map(({ id, label, color, data }) => ({ id, label, color, value: data[dataIndex ?? -1] }))
    .sort((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1.5, typography: 'body2' }}>
      <strong>{day.format(axisValue)}</strong>
      {rows.map(({ id, label, color, value }) => (
        <Box key={id} sx={{ borderInlineStart: `4px solid ${color}`, pl: 1 }}>
          {label}: {value ?? 'no reading'}
        </Box>
      ))}
    </Paper>
  );
}
// preview-end

export default function TooltipSortedRows() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy used by the shop on seven days in kilowatt hours"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={280}
        xAxis={[xAxis]}
        yAxis={[{ min: 0 }]}
        series={usage}
        slots={{ axisContent: SortedTooltip }}
      />
    </Box>
  );
}

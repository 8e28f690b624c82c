import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, usage } from './shopEnergy';

const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const xAxis = { data: days, scaleType: 'point', valueFormatter: day.format } as const;
const amount = (value: unknown) => (typeof value === 'number' ? value : -Infinity);

// preview-start
function SortedTooltip() {
  const axis = useAxisTooltip();
  const rows = axis?.seriesItems.toSorted((a, b) => amount(b.value) - amount(a.value));
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1.5, typography: 'body2' }}>
      <strong>{axis?.axisFormattedValue}</strong>
      {rows?.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Box key={seriesId} sx={{ borderInlineStart: `4px solid ${color}`, pl: 1 }}>
          {formattedLabel}: {formattedValue || 'no reading'}
        </Box>
      ))}
    </Paper>
  );
}
// preview-end

export default function TooltipSortedRows() {
  return (
    <LineChart
      title="Energy used by the shop on seven days in kilowatt hours"
      height={280}
      xAxis={[xAxis]}
      yAxis={[{ min: 0 }]}
      series={usage}
      slots={{ axisContent: SortedTooltip }}
    />
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
function OrdersTooltip() {
  const item = useItemTooltip<'heatmap'>();
  const [x, y, count] = item?.value ?? [0, 0, 0];
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1, typography: 'body2' }}>
      {weekdays[y]}, {hours[x]}: <b>{count === 0 ? 'no orders' : count}</b>
    </Paper>
  );
}
const slots = { itemContent: OrdersTooltip };
const sx = { '& .MuiHeatmap-cell:hover': { stroke: 'currentColor', strokeWidth: 3 } };
// preview-end

export default function HeatmapCustomTooltip() {
  return (
    <Box
      role="figure"
      aria-label="Orders by weekday and hour, with a short tooltip"
      sx={{ height: 280, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 75, color: ['#e0f2fe', '#0c4a6e'] } }]}
        series={[{ data: orderCells, label: 'Orders' }]}
        margin={{ top: 10, right: 20, bottom: 30 }}
        slots={slots}
        sx={sx}
      />
    </Box>
  );
}

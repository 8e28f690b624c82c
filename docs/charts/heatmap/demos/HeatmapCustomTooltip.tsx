import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
function OrdersTooltip() {
  const item = useItemTooltip<'heatmap'>();
  const [x, y, count] = item?.value ?? [0, 0, 0];
  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Paper sx={{ p: 1, typography: 'body2' }}>
          {weekdays[y]}, {hours[x]}: <b>{count === 0 ? 'no orders' : count}</b>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
const sx = { '& .MuiHeatmap-cell:hover': { stroke: 'currentColor', strokeWidth: 3 } };
// preview-end

const slots = { tooltip: OrdersTooltip };

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
        slots={slots}
        sx={sx}
      />
    </Box>
  );
}

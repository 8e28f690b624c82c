import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer } from '@mui/x-charts-pro/ChartsTooltip';
import { Heatmap, HeatmapTooltipContent } from '@mui/x-charts-pro/Heatmap';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
function NotedTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <HeatmapTooltipContent />
      <Paper sx={{ px: 2, py: 0.5, typography: 'caption' }}>Mean of four weeks</Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

const slots = { tooltip: NotedTooltip };

export default function HeatmapTooltipNote() {
  return (
    <Box
      role="figure"
      aria-label="Orders by weekday and hour, with a note under the default tooltip"
      sx={{ height: 280, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 75, color: ['#e0f2fe', '#0c4a6e'] } }]}
        series={[{ data: orderCells, label: 'Orders' }]}
        slots={slots}
      />
    </Box>
  );
}

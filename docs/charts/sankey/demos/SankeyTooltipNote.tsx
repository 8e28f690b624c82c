import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer } from '@mui/x-charts-pro/ChartsTooltip';
import {
  SankeyTooltipContent,
  Unstable_SankeyChart as SankeyChart,
} from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

// preview-start
function NotedTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <SankeyTooltipContent />
      <Paper sx={{ px: 2, py: 0.5, typography: 'caption' }}>kWh in May 2025, metered</Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

const series = { data: { links: energyLinks } };
const slots = { tooltip: NotedTooltip };

export default function SankeyTooltipNote() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Energy of the shop, with a note under the default tooltip"
        height={280}
        series={series}
        slots={slots}
      />
    </Box>
  );
}

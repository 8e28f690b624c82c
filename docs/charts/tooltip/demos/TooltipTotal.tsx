import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsAxisTooltipContent,
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// preview-start
function TooltipWithTotal() {
  const [axis] = useAxesTooltip() ?? [];
  const values = axis?.seriesItems.map(({ value }) => Number(value ?? 0)) ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <ChartsTooltipContainer trigger="axis">
      <Paper elevation={3}>
        <ChartsAxisTooltipContent sx={{ border: 'none', bgcolor: 'transparent' }} />
        <Typography variant="body2" sx={{ px: 2, pb: 1, fontWeight: 700, textAlign: 'end' }}>
          {`${total} orders in total`}
        </Typography>
      </Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

const slots = { tooltip: TooltipWithTotal };

export default function TooltipTotal() {
  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <BarChart
        aria-label="Orders by weekday, in the shop and from the web"
        xAxis={[{ data: days }]}
        series={[
          { data: [58, 49, 61, 66, 84, 120], label: 'Shop', stack: 'orders' },
          { data: [34, 41, 38, 52, 77, 93], label: 'Web', stack: 'orders' },
        ]}
        slots={slots}
      />
    </Box>
  );
}

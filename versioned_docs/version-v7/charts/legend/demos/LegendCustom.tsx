import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useLegend } from '@mui/x-charts/hooks';

function LegendWithTotals() {
  // preview-start
  const { items } = useLegend();
  const series = useBarSeries();
  return (
    <Stack component="ul" direction="row" spacing={3} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {items.map(({ id, label, color }) => (
        <Box component="li" key={id} sx={{ borderInlineStart: `4px solid ${color}`, px: 1 }}>
          <Typography variant="caption">{label}</Typography>
          <Typography>
            {series
              .find((one) => one.id === id)
              ?.data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
  // preview-end
}

const slots = { legend: LegendWithTotals };

export default function LegendCustom() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <BarChart
        aria-label="Orders by weekday, from the web and in the shop"
        xAxis={[{ data: ['Thu', 'Fri', 'Sat'] }]}
        series={[
          { data: [52, 77, 93], label: 'Web orders' },
          { data: [66, 84, 120], label: 'Shop orders' },
        ]}
        slots={slots}
      />
    </Box>
  );
}

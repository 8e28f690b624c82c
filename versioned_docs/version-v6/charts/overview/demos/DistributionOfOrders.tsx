import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const amounts: AxisConfig<'band', string> = {
  id: 'amounts',
  scaleType: 'band',
  data: ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69'],
  categoryGapRatio: 0.02,
  label: 'Amount (€)',
};
const counts = [38, 112, 74, 19, 26, 41, 12];

const moveLabel = {
  '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-12px' },
};

export default function DistributionOfOrders() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by amount in euros, with two peaks: 10 to 19 and 50 to 59"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        height={220}
        margin={{ top: 20, right: 20, bottom: 50, left: 70 }}
        sx={moveLabel}
        xAxis={[amounts]}
        yAxis={[{ label: 'Orders' }]}
        series={[{ data: counts }]}
      />
      {/* preview-end */}
    </Box>
  );
}

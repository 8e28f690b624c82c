import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const load = [1210, 1180, 1340, 4820, 6150, 5930, 6480, 3120, 1260];
const kilowatts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

export default function AxisLabels() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Power drawn by the shop during one day in kilowatts"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        xAxis={[{ data: hours, label: 'Hour', tickInterval: hours, min: 0, max: 24 }]}
        yAxis={[
          {
            label: 'Power (kW)',
            min: 0,
            valueFormatter: (watts: number) => kilowatts.format(watts / 1000),
          },
        ]}
        series={[{ data: load, label: 'Power', curve: 'linear' }]}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
      {/* preview-end */}
    </Box>
  );
}

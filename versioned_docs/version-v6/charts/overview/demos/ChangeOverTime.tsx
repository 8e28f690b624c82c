import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 12 }, (_, index) => `W${index + 1}`);

const moveLabel = {
  '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-12px' },
};

export default function ChangeOverTime() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by week, rising from 410 to 560 with a dip in week 7"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        height={200}
        margin={{ top: 20, right: 20, bottom: 30, left: 70 }}
        sx={moveLabel}
        xAxis={[{ data: weeks, scaleType: 'point' }]}
        yAxis={[{ label: 'Orders' }]}
        series={[{ data: [410, 418, 431, 440, 452, 449, 396, 461, 488, 509, 531, 560] }]}
      />
      {/* preview-end */}
    </Box>
  );
}

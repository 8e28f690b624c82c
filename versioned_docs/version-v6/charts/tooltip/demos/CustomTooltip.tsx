import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const rain = [54, 71, 38, 22];

// preview-start
function RainTooltip({ itemData: { dataIndex } }: ChartsItemContentProps) {
  return (
    dataIndex !== undefined && (
      <Typography
        variant="body2"
        sx={{ m: 1, px: 1.5, py: 1, borderRadius: 1, color: '#dff2fe', bgcolor: '#052f4a' }}
      >
        <strong>{rain[dataIndex]} mm</strong>
        {` in ${months[dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <Box
      component="figure"
      aria-label="Rain by month in millimeters"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'mm' }]}
        series={[{ data: rain, label: 'Rain' }]}
        tooltip={{ trigger: 'item' }}
        slots={{ itemContent: RainTooltip }}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}

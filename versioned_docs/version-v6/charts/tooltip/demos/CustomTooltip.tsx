import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const solar = [54, 71, 78, 66];

// preview-start
function SolarTooltip({ itemData: { dataIndex } }: ChartsItemContentProps) {
  return (
    dataIndex !== undefined && (
      <Typography
        variant="body2"
        sx={{ m: 1, px: 1.5, py: 1, borderRadius: 1, color: '#dff2fe', bgcolor: '#052f4a' }}
      >
        <strong>{solar[dataIndex]} kWh</strong>
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
      dir="ltr"
      aria-label="Solar energy by month in kilowatt hours"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'kWh' }]}
        series={[{ data: solar, label: 'Solar' }]}
        tooltip={{ trigger: 'item' }}
        slots={{ itemContent: SolarTooltip }}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}

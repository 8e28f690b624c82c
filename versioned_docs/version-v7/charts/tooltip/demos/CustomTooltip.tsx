import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const rain = [54, 71, 38, 22];

// preview-start
function RainTooltip() {
  const item = useItemTooltip<'bar'>();
  return (
    item && (
      <Typography
        variant="body2"
        sx={{ m: 1, px: 1.5, py: 1, borderRadius: 1, color: '#dff2fe', bgcolor: '#052f4a' }}
      >
        <strong>{item.formattedValue} mm</strong>
        {` in ${months[item.identifier.dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <BarChart
        title="Rain by month in millimeters"
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

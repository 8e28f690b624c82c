import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const solar = [54, 71, 78, 66];

// preview-start
function SolarTooltip() {
  const item = useItemTooltip<'bar'>();
  return (
    item && (
      <Typography
        variant="body2"
        sx={{ m: 1, px: 1.5, py: 1, borderRadius: 1, color: '#dff2fe', bgcolor: '#052f4a' }}
      >
        <strong>{item.formattedValue} kWh</strong>
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
        title="Solar energy by month in kilowatt hours"
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

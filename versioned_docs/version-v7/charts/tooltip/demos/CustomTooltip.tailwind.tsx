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
      <Typography variant="body2" className="m-2 rounded-xl bg-sky-950 px-3 py-2 text-sky-100">
        <strong>{item.formattedValue} kWh</strong>
        {` in ${months[item.identifier.dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <div className="h-[300px] w-full">
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
    </div>
  );
}

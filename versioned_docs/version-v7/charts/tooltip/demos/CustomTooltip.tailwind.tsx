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
      <Typography variant="body2" className="m-2 rounded-xl bg-sky-950 px-3 py-2 text-sky-100">
        <strong>{item.formattedValue} mm</strong>
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
        title="Rain by month in millimeters"
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'mm' }]}
        series={[{ data: rain, label: 'Rain' }]}
        tooltip={{ trigger: 'item' }}
        slots={{ itemContent: RainTooltip }}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </div>
  );
}

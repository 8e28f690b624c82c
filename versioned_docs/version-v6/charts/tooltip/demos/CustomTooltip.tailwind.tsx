import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const rain = [54, 71, 38, 22];

// preview-start
function RainTooltip({ itemData: { dataIndex } }: ChartsItemContentProps) {
  return (
    dataIndex !== undefined && (
      <Typography variant="body2" className="m-2 rounded-xl bg-sky-950 px-3 py-2 text-sky-100">
        <strong>{rain[dataIndex]} mm</strong>
        {` in ${months[dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <figure aria-label="Rain by month in millimeters" className="m-0 h-[300px] w-full">
      <BarChart
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'mm' }]}
        series={[{ data: rain, label: 'Rain' }]}
        tooltip={{ trigger: 'item' }}
        slots={{ itemContent: RainTooltip }}
        margin={{ top: 20, right: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </figure>
  );
}

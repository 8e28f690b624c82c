import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const solar = [54, 71, 78, 66];

// preview-start
function SolarTooltip({ itemData: { dataIndex } }: ChartsItemContentProps) {
  return (
    dataIndex !== undefined && (
      <Typography variant="body2" className="m-2 rounded-xl bg-sky-950 px-3 py-2 text-sky-100">
        <strong>{solar[dataIndex]} kWh</strong>
        {` in ${months[dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <figure
      dir="ltr"
      aria-label="Solar energy by month in kilowatt hours"
      className="m-0 h-[300px] w-full"
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
    </figure>
  );
}

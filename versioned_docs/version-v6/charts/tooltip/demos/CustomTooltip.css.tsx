import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import './CustomTooltip.css';

const months = ['April', 'May', 'June', 'July'];
const solar = [54, 71, 78, 66];

// preview-start
function SolarTooltip({ itemData: { dataIndex } }: ChartsItemContentProps) {
  return (
    dataIndex !== undefined && (
      <Typography variant="body2" className="solar-tooltip">
        <strong>{solar[dataIndex]} kWh</strong>
        {` in ${months[dataIndex]}`}
      </Typography>
    )
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <figure dir="ltr" aria-label="Solar energy by month in kilowatt hours" className="solar">
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

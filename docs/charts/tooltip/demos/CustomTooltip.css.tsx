import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import './CustomTooltip.css';

const months = ['April', 'May', 'June', 'July'];
const rain = [54, 71, 38, 22];

// preview-start
function RainTooltip() {
  const item = useItemTooltip<'bar'>();
  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Typography variant="body2" className="rain-tooltip">
          <strong>{item.formattedValue} mm</strong>
          {` in ${months[item.identifier.dataIndex]}`}
        </Typography>
      )}
    </ChartsTooltipContainer>
  );
}
// preview-end

export default function CustomTooltip() {
  return (
    <div className="rain">
      <BarChart
        aria-label="Rain by month in millimeters"
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'mm' }]}
        series={[{ data: rain, label: 'Rain' }]}
        slots={{ tooltip: RainTooltip }}
        hideLegend
      />
    </div>
  );
}

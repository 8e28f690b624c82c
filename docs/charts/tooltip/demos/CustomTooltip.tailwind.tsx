import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';

const months = ['April', 'May', 'June', 'July'];
const rain = [54, 71, 38, 22];

// preview-start
function RainTooltip() {
  const item = useItemTooltip<'bar'>();
  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Typography variant="body2" className="m-2 rounded-xl bg-sky-950 px-3 py-2 text-sky-100">
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
    <div className="h-[300px] w-full">
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

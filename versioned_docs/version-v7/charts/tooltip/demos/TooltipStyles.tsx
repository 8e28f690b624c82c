import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

// preview-start
const tooltipStyle = {
  [`& .${chartsTooltipClasses.paper}`]: {
    border: '1px solid',
    borderColor: 'primary.main',
    borderRadius: 1,
  },
  [`& .${chartsTooltipClasses.labelCell}`]: { maxWidth: 180 },
  [`& .${chartsTooltipClasses.valueCell} p`]: {
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
};
// preview-end

const web = (place: 'tooltip' | 'legend') =>
  place === 'legend' ? 'Web' : 'Web, including orders collected in the shop';

export default function TooltipStyles() {
  return (
    <BarChart
      title="Orders by weekday, from the web and in the shop"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[
        { data: [34, 41, 38, 52, 77, 93], label: web },
        { data: [58, 49, 61, 66, 84, 120], label: '店舗' },
      ]}
      slotProps={{ popper: { sx: tooltipStyle } }}
    />
  );
}

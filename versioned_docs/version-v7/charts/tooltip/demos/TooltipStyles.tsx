import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

// preview-start
const tooltipStyle = {
  [`& .${chartsTooltipClasses.paper}`]: { borderRadius: 3, borderColor: 'primary.main' },
  [`& .${chartsTooltipClasses.cell}.${chartsTooltipClasses.labelCell}`]: {
    maxWidth: 180,
    whiteSpace: 'normal',
  },
  [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
};
// preview-end

export default function TooltipStyles() {
  return (
    <BarChart
      aria-label="Orders by weekday, from the web and in the shop"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[
        { data: [34, 41, 38, 52, 77, 93], label: 'Web, including orders collected in the shop' },
        { data: [58, 49, 61, 66, 84, 120], label: '店舗' },
      ]}
      slotProps={{ tooltip: { sx: tooltipStyle } }}
    />
  );
}

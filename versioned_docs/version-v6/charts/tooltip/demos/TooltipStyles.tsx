import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

// preview-start
const tooltipStyle = {
  mx: 2,
  border: '1px solid',
  borderColor: 'primary.main',
  [`& .${chartsTooltipClasses.labelCell}`]: { maxWidth: 180 },
  [`& .${chartsTooltipClasses.valueCell} p`]: {
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
};
// preview-end

export default function TooltipStyles() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, from the web and in the shop"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[
          { data: [34, 41, 38, 52, 77, 93], label: 'Web and collected in the shop' },
          { data: [58, 49, 61, 66, 84, 120], label: '店舗' },
        ]}
        slotProps={{ axisContent: { sx: tooltipStyle } }}
      />
    </Box>
  );
}

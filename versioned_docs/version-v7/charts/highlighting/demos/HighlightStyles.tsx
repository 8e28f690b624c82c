import Box from '@mui/material/Box';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { useKeptHighlight } from './useKeptHighlight';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function HighlightStyles() {
  const kept = useKeptHighlight();
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        {...kept}
        aria-label="Orders by weekday"
        xAxis={[{ data: days }]}
        series={[
          {
            data: [92, 90, 99, 118, 161, 213],
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        axisHighlight={{ x: 'none' }}
        // preview-start
        sx={(theme) => ({
          [`& .${barElementClasses.root}`]: { strokeWidth: 3 },
          [`& .${barElementClasses.highlighted}`]: {
            filter: 'none',
            stroke: theme.palette.text.primary,
          },
          [`& .${barElementClasses.faded}`]: { opacity: 0.5 },
        })}
        // preview-end
      />
    </Box>
  );
}

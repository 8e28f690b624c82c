import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { julyReadings, marchReadings } from './readings';

// preview-start
const series = [
  { id: 'march', label: 'March', data: marchReadings },
  { id: 'july', label: 'July', data: julyReadings },
].map((month) => ({
  ...month,
  markerSize: 6,
  highlightScope: { highlighted: 'series', faded: 'global' } as const,
}));
// preview-end

export default function ScatterHighlight() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy for cooling by outdoor temperature in March and July"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <ScatterChart series={series} yAxis={[{ min: 0 }]} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

// preview-start
const names: Record<string, string> = {
  bread: 'Bread and\npastries',
  opening: 'Opening\nhours',
  help: 'Help in several\nlanguages',
  مواقف: 'مواقف',
};
const radar = {
  metrics: Object.keys(names),
  max: 5,
  startAngle: 45,
  labelGap: 14,
  labelFormatter: (name: string, { location }: { location: 'tick' | 'tooltip' }) =>
    location === 'tick' ? (names[name] ?? name) : (names[name] ?? name).replace('\n', ' '),
};
// preview-end

export default function RadarLabels() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <RadarChart
        direction="ltr"
        aria-label="Ratings of the shop at the harbor: bread 4.6, opening hours 4, help 3.2, parking 1.8"
        radar={radar}
        series={[{ label: 'Harbor', data: [4.6, 4.0, 3.2, 1.8], fillArea: true }]}
        margin={{ top: 50, bottom: 50, left: 80, right: 80 }}
        hideLegend
      />
    </Box>
  );
}

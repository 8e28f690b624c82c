import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

// preview-start
const metrics = [
  { name: 'Energy (MWh)', max: 100 },
  { name: 'Solar (%)', max: 100 },
  { name: 'Customers', max: 2000 },
  { name: 'Rating', min: 1, max: 5 },
  { name: 'Floor (m²)', max: 800 },
];
const units = ['MWh', '%', 'a day', 'of 5', 'm²'];
// preview-end

export default function RadarScales() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <RadarChart
        direction="ltr"
        aria-label="Bridge: 79 megawatt hours, 45% solar, 1,450 customers a day, rating 4.1, 760 square meters"
        radar={{ metrics }}
        series={[
          {
            label: 'Bridge',
            data: [79, 45, 1450, 4.1, 760],
            fillArea: true,
            valueFormatter: (value, { dataIndex }) => `${value} ${units[dataIndex] ?? ''}`,
          },
        ]}
        margin={{ top: 30, bottom: 30, left: 70, right: 70 }}
        hideLegend
      />
    </Box>
  );
}

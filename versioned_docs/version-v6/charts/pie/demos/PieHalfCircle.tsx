import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const sources = [
  { id: 'roof', value: 38, label: 'Solar roof', color: '#ca8a04' },
  { id: 'battery', value: 21, label: 'Battery', color: '#0f766e' },
  { id: 'grid', value: 41, label: 'Grid', color: '#64748b' },
];

export default function PieHalfCircle() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Where the energy comes from: solar roof 38%, battery 21%, grid 41%"
      sx={{ m: 0, height: 220, width: '100%' }}
    >
      <PieChart
        // preview-start
        series={[
          {
            data: sources,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: 80,
            outerRadius: 150,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        // preview-end
        margin={{ bottom: 50, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}

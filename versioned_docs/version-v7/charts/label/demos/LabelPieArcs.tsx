import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const use = [
  { value: 460, label: 'Cooling', color: '#1d4ed8' },
  { value: 270, label: 'Light', color: '#b45309' },
  { value: 180, label: 'Ovens', color: '#be123c' },
  { value: 60, label: 'Tills', color: '#0f766e' },
  { value: 30, label: 'Other', color: '#6d28d9' },
];
const total = use.reduce((sum, { value }) => sum + value, 0);

export default function LabelPieArcs() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <PieChart
        title="Energy of the shop by use, shares of 1,000 kilowatt hours"
        series={[
          {
            data: use,
            arcLabel: ({ label, value }) => `${label} ${Math.round((value / total) * 100)}%`,
            arcLabelMinAngle: 40,
            arcLabelRadius: '62%',
            valueFormatter: ({ value }) => `${value} kWh`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 13 } }}
      />
      {/* preview-end */}
    </Box>
  );
}

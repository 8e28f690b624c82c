import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// preview-start
const day = [
  { id: 'closed', value: 6, label: 'Closed', color: '#64748b' },
  { id: 'baking', value: 2.5, label: 'Baking', color: '#b91c1c' },
  { id: 'open', value: 10.5, label: 'Open', color: '#0f766e' },
  { id: 'cleaning', value: 1, label: 'Cleaning', color: '#a16207' },
  { id: 'evening', value: 4, label: 'Closed', color: '#64748b' },
];
// preview-end

function formatHours(value: number) {
  return value === 1 ? '1 hour' : `${value} hours`;
}

export default function PieDemoClock() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <PieChart
        aria-label="A day in the shop from midnight: closed until 6, baking until 8:30, open until 7 pm, cleaning until 8 pm"
        hideLegend
        series={[
          {
            data: day,
            outerRadius: '66%',
            arcLabel: 'label',
            arcLabelRadius: '94%',
            valueFormatter: ({ value }) => formatHours(value),
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 } }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const answers = [
  { id: 'yes', value: 184, label: 'Yes, cooler is fine', color: '#15803d' },
  { id: 'some', value: 71, label: 'Only in summer', color: '#84a90c' },
  { id: 'no', value: 39, label: 'No', color: '#b91c1c' },
  { id: 'none', value: 26, label: 'No answer', color: '#9ca3af' },
];
const asked = answers.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const formatShare = ({ value }: { value: number }) => percent.format(value / asked);
const spoken = answers.map(({ label, value }) => `${label} ${value}`).join(', ');

// preview-start
const slices = answers.map((answer) => ({
  ...answer,
  label: `${answer.label} (${answer.value})`,
}));
// preview-end

export default function PieDemoAnswers() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label={`Should the shop be 1 °C cooler? ${asked} customers answered: ${spoken}`}
      sx={{ m: 0, height: 290, width: '100%' }}
    >
      <PieChart
        series={[
          {
            data: slices,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            outerRadius: 140,
            valueFormatter: formatShare,
          },
        ]}
        margin={{ bottom: 140, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}

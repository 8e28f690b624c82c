import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 46, label: 'Cooling' },
  { id: 'light', value: 27, label: 'Light' },
  { id: 'ovens', value: 18, label: 'Ovens' },
  { id: 'other', value: 9, label: 'Other' },
];

export default function HighlightPieSlice() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      {/* preview-start */}
      <PieChart
        title="Energy of the shop by use in percent"
        series={[
          {
            data: use,
            innerRadius: 50,
            outerRadius: 90,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -12, color: 'gray' },
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

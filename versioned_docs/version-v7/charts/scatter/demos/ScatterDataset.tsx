import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const customers = [
  { customer: 'C-1041', visits: 4, spent: 62 },
  { customer: 'C-1042', visits: 11, spent: 148 },
  { customer: 'C-1043', visits: 2, spent: -18 },
  { customer: 'C-1044', visits: 7, spent: 201 },
  { customer: 'C-1045', visits: 15, spent: 96 },
];

export default function ScatterDataset() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <ScatterChart
        title="Euros spent by number of visits, five customers"
        dataset={customers}
        series={[{ datasetKeys: { id: 'customer', x: 'visits', y: 'spent' } }]}
        margin={{ top: 20, left: 70 }}
        xAxis={[{ label: 'Visits in May' }]}
        yAxis={[
          {
            label: 'Spent (€), less refunds',
            sx: { [`& .${axisClasses.label}`]: { transform: 'translateX(-18px)' } },
          },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}

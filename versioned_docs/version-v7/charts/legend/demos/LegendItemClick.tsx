import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartSlotProps } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const floors = [
  { id: 'ground', label: 'Ground floor', data: [420, 410, 380, 340, 310, 330] },
  { id: 'first', label: 'First floor', data: [310, 300, 290, 250, 220, 260] },
];

export default function LegendItemClick() {
  const [chosen, setChosen] = React.useState('ground');
  const floor = floors.find(({ id }) => id === chosen);
  const total = floor?.data.reduce((sum, value) => sum + value, 0);
  // preview-start
  const legend: LineChartSlotProps['legend'] = {
    onItemClick: (event, { seriesId }) => setChosen(String(seriesId)),
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Energy by month and floor in kilowatt hours"
        height={240}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={floors}
        slotProps={{ legend }}
      />
      <Typography role="status" variant="body2" align="center">
        {floor?.label}: {total} kWh in six months
      </Typography>
    </Box>
  );
}

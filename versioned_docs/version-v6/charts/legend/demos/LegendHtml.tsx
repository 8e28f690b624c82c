import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const floors = [
  { id: 'ground', label: 'Ground floor', color: '#1d4ed8', data: [420, 410, 380, 340, 310, 330] },
  { id: 'first', label: 'First floor', color: '#c2410c', data: [310, 300, 290, 250, 220, 260] },
];

export default function LegendHtml() {
  const [chosen, setChosen] = React.useState('ground');
  const floor = floors.find(({ id }) => id === chosen);
  const total = floor?.data.reduce((sum, value) => sum + value, 0);
  return (
    <Box sx={{ textAlign: 'center', width: '100%' }}>
      {/* preview-start */}
      {floors.map(({ id, label, color }) => (
        <Button
          key={id}
          color="inherit"
          aria-pressed={id === chosen}
          onClick={() => setChosen(id)}
          startIcon={<Box sx={{ width: 16, height: 16, bgcolor: color }} />}
          sx={{ textDecoration: id === chosen ? 'underline' : 'none' }}
        >
          {label}
        </Button>
      ))}
      {/* preview-end */}
      <Box component="figure" dir="ltr" aria-label="Energy by month and floor in kWh" sx={{ m: 0 }}>
        <LineChart
          height={220}
          margin={{ top: 15, right: 30, bottom: 30 }}
          xAxis={[{ data: months, scaleType: 'point' }]}
          series={floors}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
      <div role="status">
        {floor?.label}: {total} kWh in six months
      </div>
    </Box>
  );
}

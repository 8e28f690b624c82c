import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const products = [
  { label: 'Bread', data: [320, 310, 330, 360, 350, 340, 330, 345] },
  { label: 'Cake', data: [90, 140, 110, 180, 150, 120, 100, 95] },
  { label: 'Ice cream', data: [10, 10, 30, 80, 160, 260, 310, 290] },
];
const offsets = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;

export default function StackingOffsets() {
  const [offset, setOffset] = React.useState('none');
  const [order, setOrder] = React.useState('none');
  // preview-start
  const series = products.map((product) => ({
    ...product,
    area: true,
    showMark: false,
    stack: 'sold',
    stackOffset: offsets.find((name) => name === offset),
    stackOrder: orders.find((name) => name === order),
  }));
  // preview-end
  const selects = [
    { label: 'stackOffset', value: offset, set: setOffset, names: offsets },
    { label: 'stackOrder', value: order, set: setOrder, names: orders },
  ];
  return (
    <Box sx={{ width: '100%', pt: 1, '& .MuiTextField-root': { width: 140, mr: 2 } }}>
      {selects.map(({ label, value, set, names }) => (
        <TextField
          key={label}
          select
          size="small"
          label={label}
          value={value}
          onChange={(event) => set(event.target.value)}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Bread, cake and ice cream sold by month; offset ${offset}, order ${order}`}
        sx={{ m: 0 }}
      >
        <LineChart
          height={260}
          xAxis={[{ data: months, scaleType: 'point' }]}
          margin={{ left: 55, right: 30 }}
          series={series}
        />
      </Box>
    </Box>
  );
}

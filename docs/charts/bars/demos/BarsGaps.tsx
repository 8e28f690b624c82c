import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const series = [
  { data: [120, 134, 128, 151], label: 'Last year' },
  { data: [132, 129, 146, 163], label: 'This year' },
];

export default function BarsGaps() {
  const [categoryGap, setCategoryGap] = React.useState(0.2);
  const [barGap, setBarGap] = React.useState(0.1);
  const [radius, setRadius] = React.useState(0);
  const sliders = [
    { name: 'categoryGapRatio', value: categoryGap, set: setCategoryGap, max: 0.9, step: 0.1 },
    { name: 'barGapRatio', value: barGap, set: setBarGap, min: -1, max: 1, step: 0.1 },
    { name: 'borderRadius', value: radius, set: setRadius, max: 20, step: 2 },
  ];
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          px: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        }}
      >
        {sliders.map(({ name, value, set, min = 0, max, step }) => (
          <div key={name}>
            <code>{`${name}: ${value}`}</code>
            <Slider
              aria-label={name}
              size="small"
              {...{ min, max, step, value }}
              onChange={(event, next) => set(next)}
            />
          </div>
        ))}
      </Box>
      {/* preview-start */}
      <BarChart
        aria-label="Orders by week, this year and last year"
        height={250}
        borderRadius={radius}
        xAxis={[{ data: weeks, categoryGapRatio: categoryGap, barGapRatio: barGap }]}
        series={series}
      />
      {/* preview-end */}
    </Box>
  );
}

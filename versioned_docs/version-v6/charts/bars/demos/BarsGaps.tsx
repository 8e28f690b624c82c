import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const series = [
  { data: [120, 134, 128, 151], label: 'Last year' },
  { data: [132, 129, 146, 163], label: 'This year' },
];

export default function BarsGaps() {
  const [categoryGapRatio, setCategoryGap] = React.useState(0.2);
  const [barGapRatio, setBarGap] = React.useState(0.1);
  const sliders = [
    { name: 'categoryGapRatio', value: categoryGapRatio, set: setCategoryGap, min: 0, max: 0.9 },
    { name: 'barGapRatio', value: barGapRatio, set: setBarGap, min: -1, max: 1 },
  ];
  // preview-start
  const xAxis: AxisConfig<'band'> = {
    id: 'weeks',
    scaleType: 'band',
    data: weeks,
    categoryGapRatio,
    barGapRatio,
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'grid', columnGap: 4, px: 1, gridTemplateColumns: '1fr 1fr' }}>
        {sliders.map(({ name, value, set, min, max }) => (
          <div key={name}>
            <code>{`${name}: ${value}`}</code>
            <Slider
              aria-label={name}
              size="small"
              step={0.1}
              {...{ min, max, value }}
              onChange={(event, next) => set(Number(next))}
            />
          </div>
        ))}
      </Box>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Orders by week, this year and last year"
        sx={{ m: 0, height: 250 }}
      >
        <BarChart xAxis={[xAxis]} series={series} skipAnimation />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Harbor', 'Old town', 'Station', '大阪', 'Airport'];
const change = [12, -8, 31, 4, -15];
const percent = (value: number) => `\u200e${value}%`;

type Rule = { color: string; has: (value: number, shop?: string) => boolean };
const rules: Record<string, Rule[]> = {
  value: [
    { color: '#d32f2f', has: (value) => value < 0 },
    { color: '#78909c', has: (value) => value >= 0 && value < 10 },
    { color: '#2e7d32', has: (value) => value >= 10 },
  ],
  category: [
    { color: '#c2410c', has: (value, shop) => shop === 'Station' },
    { color: '#78909c', has: (value, shop) => shop !== 'Station' },
  ],
};
// preview-start
const split = ({ color, has }: Rule) => ({
  color,
  stack: 'change',
  data: change.map((value, index) => (has(value, shops[index]) ? value : 0)),
  valueFormatter: percent,
});
// preview-end

export default function BarsColors() {
  const [by, setBy] = React.useState('value');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color by"
        value={by}
        onChange={(event, value: string | null) => setBy(value ?? by)}
      >
        <ToggleButton value="value">By value</ToggleButton>
        <ToggleButton value="category">By category</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Change of sales by shop in percent"
        sx={{ m: 0, height: 250 }}
      >
        <BarChart
          margin={{ top: 20 }}
          xAxis={[{ scaleType: 'band', data: shops }]}
          yAxis={[{ valueFormatter: percent }]}
          series={(rules[by] ?? []).map(split)}
          tooltip={{ trigger: 'item' }}
        />
      </Box>
    </Box>
  );
}

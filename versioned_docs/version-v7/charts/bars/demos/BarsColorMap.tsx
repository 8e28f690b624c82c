import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

const shops = ['Harbor', 'Old town', 'Station', '大阪', 'Airport'];
const change = [12, -8, 31, 4, -15];

// preview-start
const byCategory: AxisConfig<'band'>['colorMap'] = {
  type: 'ordinal',
  values: ['Station'],
  colors: ['#c2410c'],
  unknownColor: '#78909c',
};
const byValue: AxisConfig<'linear'>['colorMap'] = {
  type: 'piecewise',
  thresholds: [0, 10],
  colors: ['#d32f2f', '#78909c', '#2e7d32'],
};
// preview-end
const percent = (value: number | null) => `\u200e${value}%`;

export default function BarsColorMap() {
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
      <BarChart
        title="Change of sales by shop in percent"
        height={250}
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[
          {
            scaleType: 'band',
            data: shops,
            colorMap: by === 'category' ? byCategory : undefined,
          },
        ]}
        yAxis={[{ valueFormatter: percent, colorMap: by === 'value' ? byValue : undefined }]}
        series={[{ data: change, valueFormatter: percent }]}
      />
    </Box>
  );
}

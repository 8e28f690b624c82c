import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const energy = [184, 171, 132, 76, 44, 36];

export default function LegendColorScale() {
  const [type, setType] = React.useState('continuous');
  const shared = {
    'aria-label': 'Heating energy by month in kilowatt hours',
    height: 260,
    xAxis: [{ data: months }],
    series: [{ data: energy, label: 'Heating' }],
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color legend"
        value={type}
        onChange={(event, value: string | null) => setType(value ?? type)}
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      {type === 'continuous' ? (
        // preview-start
        <BarChart
          {...shared}
          yAxis={[
            { colorMap: { type: 'continuous', min: 0, max: 200, color: ['#f59e0b', '#7f1d1d'] } },
          ]}
          slots={{ legend: ContinuousColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              maxLabel: '200 kWh',
              labelPosition: 'extremes',
              sx: { width: 260, whiteSpace: 'nowrap' },
            },
          }}
        />
      ) : (
        // preview-end
        <BarChart
          {...shared}
          yAxis={[
            {
              colorMap: {
                type: 'piecewise',
                thresholds: [50, 150],
                colors: ['#0f766e', '#b45309', '#7f1d1d'],
              },
            },
          ]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection: 'y' } }}
        />
      )}
    </Box>
  );
}

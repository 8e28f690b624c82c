import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { AxisConfig } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const energy = [184, 171, 132, 76, 44, 36];
const beside = { vertical: 'middle', horizontal: 'right' } as const;

const maps: Record<string, AxisConfig['colorMap']> = {
  continuous: { type: 'continuous', min: 0, max: 200, color: ['#f59e0b', '#7f1d1d'] },
  piecewise: {
    type: 'piecewise',
    thresholds: [50, 150],
    colors: ['#0f766e', '#b45309', '#7f1d1d'],
  },
};

export default function LegendColorScale() {
  const [type, setType] = React.useState('continuous');
  const { palette } = useTheme();
  const labelStyle = { fill: palette.text.primary, fontSize: 14 };
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
      <BarChart
        title="Heating energy by month in kilowatt hours"
        height={260}
        margin={{ top: 20, right: 110, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        // preview-start
        yAxis={[{ colorMap: maps[type] }]}
        series={[{ data: energy }]}
      >
        {type === 'continuous' ? (
          <ContinuousColorLegend
            axisDirection="y"
            position={beside}
            direction="column"
            maxLabel={'\u200e200 kWh'}
            labelStyle={labelStyle}
          />
        ) : (
          <PiecewiseColorLegend axisDirection="y" position={beside} direction="column" />
        )}
        {/* preview-end */}
      </BarChart>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const visitors = [8200, 7900, 8800, 9400, 10100, 10900];
const returns = [41, 52, 47, 66, 83, 74];
const toIndex = (values: number[]) => values.map((value) => (100 * value) / (values[0] ?? 1));
const valueFormatter = (value: number | null) => String(Math.round(value ?? 0));
const ways = ['Raw', 'Index', 'Log'];

export default function LinesMagnitudes() {
  const [way, setWay] = React.useState('Raw');
  // preview-start
  const convert = way === 'Index' ? toIndex : (values: number[]) => values;
  const scaleType = way === 'Log' ? 'log' : 'linear';
  const heading = way === 'Index' ? 'in percent of January' : 'by month';
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Values"
        value={way}
        onChange={(event, value: string | null) => setWay(value ?? way)}
      >
        {ways.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title={`Visitors and returns ${heading} on a ${scaleType} scale`}
        height={250}
        margin={{ left: 60, right: 20, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ scaleType, tickNumber: 4 }]}
        series={[
          { data: convert(visitors), label: 'Visitors', valueFormatter },
          { data: convert(returns), label: 'Returns', valueFormatter },
        ]}
      />
    </Box>
  );
}

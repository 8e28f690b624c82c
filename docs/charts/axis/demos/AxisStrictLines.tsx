import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

export default function AxisStrictLines() {
  const [strict, setStrict] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="preferStrictDomainInLineCharts"
        control={<Switch checked={strict} onChange={(event) => setStrict(event.target.checked)} />}
      />
      {/* preview-start */}
      <LineChart
        key={String(strict)}
        aria-label="Solar power by hour in kilowatts"
        height={220}
        xAxis={[{ data: hours, label: 'Hour' }]}
        series={[
          { data: [0.2, 1.1, 2.4, 3.6, 4.4, 4.8, 4.7, 4.3, 3.5, 2.6, 1.6, 0.8, 0.2], area: true },
        ]}
        experimentalFeatures={{ preferStrictDomainInLineCharts: strict }}
      />
      {/* preview-end */}
    </Box>
  );
}

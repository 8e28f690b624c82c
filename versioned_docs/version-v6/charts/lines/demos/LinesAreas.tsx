import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024'];
const sources = [
  { data: [30, 26, 20, 12, 8], label: 'Grid', color: '#607d8b' },
  { data: [12, 14, 19, 26, 31], label: 'Solar', color: '#f9a825' },
  { data: [2, 3, 3, 5, 6], label: 'Battery', color: '#00897b' },
];

export default function LinesAreas() {
  const [stacked, setStacked] = React.useState(true);
  // preview-start
  const series = sources.map((source) => ({
    ...source,
    area: true,
    showMark: false,
    stack: stacked ? 'energy' : undefined,
    valueFormatter: (value: number) => `${value} MWh`,
  }));
  const sx = stacked
    ? { [`.${lineElementClasses.root}`]: { display: 'none' } }
    : { [`.${areaElementClasses.root}`]: { fillOpacity: 0.3 } };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="stack"
        control={<Switch checked={stacked} onChange={(event, checked) => setStacked(checked)} />}
      />
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy of the shop by year and source in megawatt hours"
        sx={{ m: 0, height: 260 }}
      >
        <LineChart xAxis={[{ scaleType: 'point', data: years }]} series={series} sx={sx} />
      </Box>
    </Box>
  );
}

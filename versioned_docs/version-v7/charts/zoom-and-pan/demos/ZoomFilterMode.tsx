import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const initialZoom = [{ axisId: 'day', start: 5, end: 30 }];

export default function ZoomFilterMode() {
  const [discard, setDiscard] = React.useState(true);
  // preview-start
  const xAxis = React.useMemo(() => {
    const filterMode = discard ? ('discard' as const) : ('keep' as const);
    const zoom = { filterMode, slider: { enabled: true } };
    return [
      {
        id: 'day',
        dataKey: 'day',
        scaleType: 'utc' as const,
        domainLimit: 'strict' as const,
        valueFormatter: date.format,
        zoom,
      },
    ];
  }, [discard]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={discard} onChange={(event) => setDiscard(event.target.checked)} />
        }
        label="Fit the y-axis to the visible days"
      />
      <LineChartPro
        aria-label="Energy of the shop by day in kilowatt hours"
        height={280}
        dataset={visits}
        initialZoom={initialZoom}
        xAxis={xAxis}
        series={[{ dataKey: 'energy', label: 'Energy', curve: 'linear', showMark: false }]}
        hideLegend
      />
    </Box>
  );
}

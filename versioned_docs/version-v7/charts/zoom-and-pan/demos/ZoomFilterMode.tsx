import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { visits } from './shopVisits';

const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export default function ZoomFilterMode() {
  const [discard, setDiscard] = React.useState(true);
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 5, end: 30 }]);
  // preview-start
  const xAxis = React.useMemo(() => {
    const filterMode = discard ? ('discard' as const) : ('keep' as const);
    return [
      {
        id: 'day',
        dataKey: 'day',
        scaleType: 'utc' as const,
        domainLimit: 'strict' as const,
        valueFormatter: date.format,
        zoom: { filterMode },
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
        title="Energy of the shop by day in kilowatt hours"
        height={280}
        dataset={visits}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={xAxis}
        series={[{ dataKey: 'energy', label: 'Energy', curve: 'linear', showMark: false }]}
        margin={{ top: 20, right: 30, bottom: 30 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const series = [
  { id: 'cooling', label: 'Cooling', data: [182, 189, 194, 201, 210, 204, 196], color: '#2563eb' },
  { id: 'ovens', label: 'Ovens', data: [225, 217, 240, 231, 288, 346, 40], color: '#d97706' },
  { id: 'light', label: 'Light', data: [91, 94, 92, 98, 116, 142, 23], color: '#0d9488' },
  { id: 'tills', label: 'Tills', data: [31, 30, 33, 32, 38, 44, 12], color: '#a3418f' },
].map((line) => ({ ...line, showMark: false }));

export default function HighlightReadout() {
  const [day, setDay] = React.useState(6);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Energy by use and day in kilowatt hours, also in the list below"
        height={220}
        xAxis={[{ id: 'day', data: days, scaleType: 'point' }]}
        series={series}
        hideLegend
        disableLineItemHighlight
        slotProps={{ tooltip: { trigger: 'none' } }}
        onHighlightedAxisChange={([item]) => item && setDay(item.dataIndex)}
      />
      {/* preview-end */}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0 }}>
        <Box component="li" sx={{ listStyle: 'none', fontWeight: 700 }}>
          {`${days[day]} (kWh)`}
        </Box>
        {series.map(({ id, label, data, color }) => (
          <Box component="li" key={id} sx={{ listStyle: 'none' }}>
            <Box component="span" aria-hidden sx={{ color }}>
              ●
            </Box>{' '}
            {label} <b>{data[day]}</b>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

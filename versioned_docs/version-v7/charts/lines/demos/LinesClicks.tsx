import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  { id: 'shop', label: 'Shop', data: [92, 90, 99, 118, 161, 213], area: true },
  { id: 'web', label: 'Web', data: [58, 61, 57, 70, 84, 76] },
];

export default function LinesClicks() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (text: string) => setLog((last) => [text, ...last].slice(0, 4));
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Orders by day in the shop and on the web"
        height={250}
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={series}
        onMarkClick={(event, { seriesId, dataIndex }) => add(`mark ${seriesId}, ${dataIndex}`)}
        onLineClick={(event, { seriesId }) => add(`line ${seriesId}`)}
        onAreaClick={(event, { seriesId }) => add(`area ${seriesId}`)}
        onAxisClick={(event, axis) => add(`axis ${axis?.axisValue}`)}
      />
      {/* preview-end */}
      <Box role="status" sx={{ minHeight: 48, typography: 'body2' }}>
        {log.length === 0 ? 'Click a mark, a line, the area, or beside them.' : log.join(' · ')}
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  { id: 'bread', data: [61, 58, 64, 70, 92, 118], label: 'Bread' },
  { id: 'cake', data: [12, 9, 15, 14, 31, 46], label: 'Cake' },
];

export default function BarsClicks() {
  const [bar, setBar] = React.useState('Click a bar');
  const [day, setDay] = React.useState('Click anywhere in a day');
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Bread and cake sold by weekday"
        height={270}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={series}
        onItemClick={(event, { seriesId, dataIndex }) => setBar(`${seriesId}, ${days[dataIndex]}`)}
        onAxisClick={(event, data) => {
          if (data !== null) {
            setDay(`${data.axisValue}: ${JSON.stringify(data.seriesValues)}`);
          }
        }}
      />
      {/* preview-end */}
      <Typography variant="body2">
        <code>onItemClick</code>: {bar}
      </Typography>
      <Typography variant="body2">
        <code>onAxisClick</code>: {day}
      </Typography>
    </Box>
  );
}

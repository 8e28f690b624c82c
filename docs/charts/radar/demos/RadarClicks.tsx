import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Parking'];
const shops = [
  { id: 'harbor', label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 1.8], fillArea: true },
  { id: 'market', label: 'Marktplatz', data: [3.8, 4.2, 3.2, 3.6, 4.5], fillArea: true },
];

export default function RadarClicks() {
  const [text, setText] = React.useState('Click a mark or an area.');
  const find = (seriesId: React.Key) => shops.find(({ id }) => id === seriesId);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <RadarChart
        direction="ltr"
        aria-label="Ratings of two shops from 0 to 5"
        height={300}
        radar={{ metrics, max: 5 }}
        series={shops}
        highlight="series"
        onAreaClick={(event, { seriesId }) => setText(`All ratings of ${find(seriesId)?.label}`)}
        onMarkClick={(event, { seriesId, dataIndex }) => {
          const shop = find(seriesId);
          setText(`${shop?.label}, ${metrics[dataIndex]}: ${shop?.data[dataIndex]} of 5`);
        }}
      />
      {/* preview-end */}
      <Typography role="status" align="center" variant="body2">
        {text}
      </Typography>
    </Box>
  );
}

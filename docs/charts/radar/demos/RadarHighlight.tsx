import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Parking'];
// preview-start
const shops = [
  { id: 'harbor', label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 1.8] },
  { id: 'market', label: 'Marktplatz', data: [3.8, 4.2, 3.2, 3.6, 4.5] },
  { id: 'mill', label: 'Old mill', data: [4.9, 2.1, 4.7, 2.2, 3.9] },
].map((shop) => ({ ...shop, highlightScope: { highlight: 'series', fade: 'global' } as const }));
// preview-end

export default function RadarHighlight() {
  const [shop, setShop] = React.useState('mill');
  const highlightedItem = React.useMemo(() => ({ seriesId: shop }), [shop]);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted shop"
        value={shop}
        onChange={(event, value: string | null) => setShop(value ?? shop)}
      >
        {shops.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        direction="ltr"
        aria-label="Ratings of three shops from 0 to 5"
        height={300}
        radar={{ metrics, max: 5 }}
        series={shops}
        highlight="series"
        highlightedItem={highlightedItem}
        sx={{ '& .MuiChartsSurface-root': { pointerEvents: 'none' } }}
      />
    </Box>
  );
}

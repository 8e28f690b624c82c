import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useRadarItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Parking'];

// preview-start
function ShopTooltip() {
  const shop = useRadarItemTooltip();
  const best = shop?.values.reduce((a, b) => (b.value > a.value ? b : a));
  return (
    <ChartsTooltipContainer trigger="item">
      {shop && (
        <Paper sx={{ p: 1, borderLeft: 6, borderColor: shop.color }}>
          <Typography variant="subtitle2">{shop.label}</Typography>
          <Typography variant="body2">{`Best in ${best?.label} (${best?.value})`}</Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}
// preview-end

const slots = { tooltip: ShopTooltip };

export default function RadarTooltip() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <RadarChart
        direction="ltr"
        aria-label="Ratings of two shops from 0 to 5"
        radar={{ metrics, max: 5 }}
        series={[
          { label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 1.8], fillArea: true },
          { label: 'Marktplatz', data: [3.8, 4.2, 3.2, 3.6, 4.5] },
        ]}
        highlight="series"
        stripeColor={null}
        slots={slots}
      />
    </Box>
  );
}

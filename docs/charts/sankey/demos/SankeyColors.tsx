import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

// preview-start
const nodes = [
  { id: 'Grid', label: 'Mains', color: '#5c6bc0' },
  { id: 'Solar roof', color: '#f9a825' },
  { id: 'Battery', color: '#2e7d32' },
  { id: 'Waste heat', color: '#c62828' },
  { id: 'Losses', color: '#c62828' },
];
const links = energyLinks.map((link) =>
  link.source === 'Solar roof' ? { ...link, color: '#f9a825' } : link,
);
const series = {
  data: { nodes, links },
  nodeOptions: { color: '#78909c', width: 12, padding: 18 },
  linkOptions: { color: '#90a4ae', opacity: 0.45 },
};
// preview-end

export default function SankeyColors() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Energy of the shop, with the solar energy in yellow"
        height={320}
        series={series}
      />
    </Box>
  );
}

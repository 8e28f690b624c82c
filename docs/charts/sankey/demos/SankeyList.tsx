import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

const series = { data: { links: energyLinks }, nodeOptions: { showLabels: true } };
const sources = [...new Set(energyLinks.map(({ source }) => source))];

export default function SankeyList() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box dir="ltr" sx={{ width: '100%' }}>
        <SankeyChart
          role="img"
          aria-label="Energy of the shop. Most of it comes from the grid and goes to the bakery."
          height={260}
          series={series}
        />
      </Box>
      {/* preview-start */}
      <Box component="details" sx={{ typography: 'body2' }}>
        <summary>All flows as a list</summary>
        <ul>
          {sources.map((source) => (
            <li key={source}>
              {`${source}: ${energyLinks
                .filter((link) => link.source === source)
                .map(({ target, value }) => `${value} kWh to ${target}`)
                .join(', ')}`}
            </li>
          ))}
        </ul>
      </Box>
      {/* preview-end */}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

const format = (value: number) => `${value.toLocaleString('en')} kWh`;
const percent = new Intl.NumberFormat('en', { style: 'percent' });

// preview-start
function EnergyTooltip() {
  const identifier = useItemTooltip<'sankey'>()?.identifier;
  return (
    <ChartsTooltipContainer trigger="item">
      <Paper sx={{ p: 1, typography: 'body2' }}>
        {identifier?.subType === 'link' &&
          `${identifier.link.source.label} → ${identifier.link.target.label}: ${format(
            identifier.link.value,
          )}, ${percent.format(identifier.link.value / identifier.link.source.value)} of it`}
        {identifier?.subType === 'node' &&
          `${identifier.node.label}: ${format(identifier.node.value)}`}
      </Paper>
    </ChartsTooltipContainer>
  );
}
// preview-end

const series = { data: { links: energyLinks } };
const slots = { tooltip: EnergyTooltip };

export default function SankeyCustomTooltip() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Energy of the shop, with shares in the tooltip"
        height={300}
        series={series}
        slots={slots}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x: units sold per day, y: margin in percent
const goods = [
  { id: 'Rye bread', x: 84, y: 31 },
  { id: 'Café au lait', x: 112, y: 68 },
  { id: '緑茶', x: 17, y: 61 },
  { id: 'Milk', x: 131, y: 6 },
  { id: 'Candles', x: 4, y: 22 },
  { id: 'Honey', x: 22, y: 44 },
  { id: 'Clearance', x: 38, y: -15 },
  { id: 'Soup of the day', x: 71, y: 52 },
];
// The axes aren't mirrored from right to left, so labels mustn't be either.
const ltr = { direction: 'ltr' } as const;

export default function ScatterDemoQuadrants() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <ScatterChart
        aria-label="Margin of eight goods by units sold; rye bread, coffee and soup sell well with a margin above 30%"
        series={[
          {
            data: goods,
            markerSize: 6,
            valueFormatter: (item) => item && `${item.id}: ${item.x} a day, margin ${item.y}%`,
          },
        ]}
        xAxis={[{ label: 'Units sold per day', min: 0, max: 140 }]}
        yAxis={[{ label: 'Margin (%)', min: -20, max: 80 }]}
        hideLegend
      >
        {/* preview-start */}
        <ChartsReferenceLine x={60} label="Sells well" labelAlign="start" labelStyle={ltr} />
        <ChartsReferenceLine y={30} label="Pays well" labelAlign="start" labelStyle={ltr} />
        {/* preview-end */}
      </ScatterChart>
    </Box>
  );
}

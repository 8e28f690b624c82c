import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const shops = [
  { name: 'Harbor', before: 52, after: 41 },
  { name: 'Marktplatz', before: 71, after: 66 },
  { name: 'Old mill', before: 64, after: 22 },
  { name: 'Bridge', before: 74, after: 79 },
];

// preview-start
function Connections() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const { palette } = useTheme();
  return shops.map(({ name, before, after }, row) => (
    <path
      key={name}
      d={`M ${toX(before)} ${toY(row)} H ${toX(after)}`}
      stroke={palette.text.secondary}
      strokeWidth={2}
    />
  ));
}
// preview-end

const formatPoint = (point: { x: number; y: number }) => `${shops[point.y]?.name}: ${point.x} MWh`;

export default function ScatterDemoBeforeAfter() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of four shops before and after new lamps; it fell in three and rose in Bridge from 74 to 79 megawatt hours"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <ScatterChart
        series={[
          {
            label: 'Before',
            color: '#94a3b8',
            markerSize: 7,
            data: shops.map(({ name, before }, y) => ({ id: name, x: before, y })),
            valueFormatter: formatPoint,
          },
          {
            label: 'After',
            color: '#0d9488',
            markerSize: 7,
            data: shops.map(({ name, after }, y) => ({ id: name, x: after, y })),
            valueFormatter: formatPoint,
          },
        ]}
        margin={{ left: 90, right: 20 }}
        xAxis={[{ label: 'Energy (MWh)', min: 0, max: 90 }]}
        yAxis={[
          {
            min: -0.5,
            max: 3.5,
            reverse: true,
            tickNumber: 4,
            valueFormatter: (row: number) => shops[row]?.name ?? '',
          },
        ]}
      >
        <Connections />
      </ScatterChart>
    </Box>
  );
}

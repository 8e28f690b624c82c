import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x: planned, y: sold, in pieces per week
const goods = [
  { id: 'Rye bread', x: 420, y: 445 },
  { id: 'Croissant', x: 610, y: 470 },
  { id: '緑茶', x: 90, y: 132 },
  { id: 'Café au lait', x: 540, y: 566 },
  { id: 'Apple pie', x: 260, y: 205 },
  { id: 'Soup of the day', x: 330, y: 338 },
];

// preview-start
function Diagonal({ to }: { to: number }) {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  const { palette } = useTheme();
  return (
    <path
      d={`M ${toX(0)} ${toY(0)} L ${toX(to)} ${toY(to)}`}
      stroke={palette.text.secondary}
      strokeDasharray="6 4"
    />
  );
}
// preview-end

export default function ScatterDemoPlanned() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Planned and sold pieces of six goods; croissants sold 140 fewer than planned, tea 42 more"
      sx={{ m: 0, height: 340, width: '100%', maxWidth: 480 }}
    >
      <ScatterChart
        series={[
          {
            data: goods,
            markerSize: 6,
            valueFormatter: (item) => `${item.id}: ${item.x} planned, ${item.y} sold`,
          },
        ]}
        margin={{ top: 20, left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px' },
        }}
        xAxis={[{ label: 'Planned per week', min: 0, max: 700 }]}
        yAxis={[
          {
            label: 'Sold per week',
            min: 0,
            max: 700,
          },
        ]}
      >
        <Diagonal to={700} />
      </ScatterChart>
    </Box>
  );
}

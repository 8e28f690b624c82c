import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const devices = ['Router', 'Lamps', 'Fridge', 'Oven'];
const scales = ['linear', 'symlog', 'sqrt'] as const;

function Label({ x, y, width, height, children }: BarLabelProps) {
  const fits = height > 24;
  const [top, fill] = fits ? [y + 18, '#fff'] : [y - 6, 'currentColor'];
  return (
    <text x={x + width / 2} y={top} textAnchor="middle" fill={fill} fontSize={13}>
      {children}
    </text>
  );
}
const slots = { barLabel: Label };

export default function BarsLogScale() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('sqrt');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale"
        value={scaleType}
        onChange={(event, value: (typeof scales)[number] | null) =>
          setScaleType(value ?? scaleType)
        }
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <BarChart
        aria-label={`Energy per day by device in watt hours on a ${scaleType} scale`}
        height={240}
        xAxis={[{ data: devices }]}
        yAxis={[{ scaleType, width: 72, label: 'Wh' }]}
        series={[{ data: [24, 180, 2600, 19500], minBarSize: 3, color: '#1565c0' }]}
        barLabel="value"
        slots={slots}
      />
      {/* preview-end */}
    </Box>
  );
}

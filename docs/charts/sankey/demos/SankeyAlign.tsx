import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

const aligns = ['justify', 'left', 'right', 'center'] as const;

export default function SankeyAlign() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('left');
  // preview-start
  const series = React.useMemo(
    () => ({ data: { links: energyLinks }, nodeOptions: { align, showLabels: true } }),
    [align],
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Align nodes"
        value={align}
        onChange={(event, value) => setAlign(value ?? align)}
      >
        {aligns.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box dir="ltr" sx={{ width: '100%' }}>
        <SankeyChart
          aria-label={`Energy of the shop, nodes aligned ${align}`}
          height={300}
          series={series}
        />
      </Box>
    </Box>
  );
}

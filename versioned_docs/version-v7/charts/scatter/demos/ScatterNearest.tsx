import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { marchReadings } from './readings';

// preview-start
const modes: Record<string, Partial<ScatterChartProps>> = {
  nearest: {},
  'within 20 px': { voronoiMaxRadius: 20 },
  'on the point': { disableVoronoi: true },
};
// preview-end

export default function ScatterNearest() {
  const [mode, setMode] = React.useState('within 20 px');
  const [clicked, setClicked] = React.useState('No day yet');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which point reacts"
        value={mode}
        onChange={(event, value: string | null) => setMode(value ?? mode)}
      >
        {Object.keys(modes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        {...modes[mode]}
        title="Energy for cooling by outdoor temperature in March"
        height={240}
        series={[{ label: 'Cooling', data: marchReadings }]}
        onItemClick={(event: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setClicked(marchReadings[dataIndex]?.id ?? 'No day')
        }
        margin={{ top: 20 }}
        slotProps={{ legend: { hidden: true } }}
      />
      <div role="status">Clicked: {clicked}</div>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const floors = [
  { id: 'ground', label: 'Ground floor', data: [420, 410, 380, 340, 310, 330], highlightScope },
  { id: 'first', label: 'First floor', data: [310, 300, 290, 250, 220, 260], highlightScope },
  { id: 'cellar', label: 'Cellar', data: [180, 180, 170, 190, 210, 240], highlightScope },
];

export default function HighlightFromOutside() {
  // preview-start
  const [item, setItem] = React.useState<HighlightItemData | null>({ seriesId: 'cellar' });
  const chart = (
    <LineChart
      title="Energy by month and floor in kilowatt hours"
      height={260}
      margin={{ top: 80, right: 20, bottom: 30 }}
      xAxis={[{ data: months, scaleType: 'point' }]}
      series={floors}
      highlightedItem={item}
    />
  );
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted floor"
        value={item?.seriesId ?? null}
        onChange={(event, seriesId: string | null) =>
          setItem(seriesId === null ? null : { seriesId })
        }
      >
        {floors.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chart}
    </Box>
  );
}

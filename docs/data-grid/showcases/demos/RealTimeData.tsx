import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { ChoiceField } from './controls/ChoiceField';
import { columns } from './sensors/columns';
import { createSensors } from './sensors/createSensors';
import { useFeed } from './sensors/useFeed';
import { useSeen } from './sensors/useSeen';

export default function RealTimeData() {
  const frame = React.useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const [count, setCount] = React.useState(1000);
  const [speed, setSpeed] = React.useState(6000);
  const [isStarted, setStarted] = React.useState(false);
  // preview-start
  const apiRef = useGridApiRef();
  const sensors = React.useMemo(() => createSensors(count), [count]);
  const status = useFeed(apiRef, { sensors, speed, isRunning: isStarted && isSeen });
  // preview-end
  return (
    <Box ref={frame} sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1 }}>
        <Button
          variant="contained"
          startIcon={isStarted ? <Pause /> : <PlayArrow />}
          onClick={() => setStarted(!isStarted)}
          sx={{ minWidth: 110 }}
        >
          {isStarted ? 'Pause' : 'Start'}
        </Button>
        <ChoiceField
          label="Sensors"
          value={count}
          options={[100, 1000, 10_000, 100_000]}
          onChange={setCount}
        />
        <ChoiceField
          label="Readings a minute"
          value={speed}
          options={[1200, 6000, 60_000]}
          onChange={setSpeed}
        />
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {status}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Warehouse sensors"
          rows={sensors}
          columns={columns}
          showToolbar
        />
      </Box>
    </Box>
  );
}

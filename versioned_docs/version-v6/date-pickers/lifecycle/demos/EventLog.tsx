import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';

export function toText(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';
}

export function useEventLog() {
  const [lines, setLines] = React.useState<string[]>([]);
  const log = React.useCallback((line: string) => setLines((old) => [...old, line].slice(-8)), []);
  const clear = React.useCallback(() => setLines([]), []);
  return { lines, log, clear };
}

interface EventLogProps {
  lines: string[];
  onClear: () => void;
}

export function EventLog({ lines, onClear }: EventLogProps) {
  return (
    <Box sx={{ flex: 1, minWidth: 240 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p">
          Calls, oldest first
        </Typography>
        <Button size="small" onClick={onClear}>
          Empty the log
        </Button>
      </Box>
      <Box role="log" aria-label="Calls" sx={{ fontFamily: 'monospace', fontSize: 13 }}>
        {lines.length === 0
          ? 'None yet'
          : lines.map((line, index) => <div key={index}>{line}</div>)}
      </Box>
    </Box>
  );
}

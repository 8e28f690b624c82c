import { useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import BerthGrid from './BerthGrid';
import allBerths, { berthCount, type Berth } from './berths';
import TideChart from './TideChart';

type Pier = Berth['pier'] | 'all';

const piers: Pier[] = ['all', 'A', 'B', 'C'];

/** The product itself, small: what a visitor tries before reading about it. */
export default function HarborDesk() {
  const [berths, setBerths] = useState(allBerths);
  const [pier, setPier] = useState<Pier>('all');
  const shown = useMemo(
    () => berths.filter((berth) => pier === 'all' || berth.pier === pier),
    [berths, pier],
  );
  const expected = berths.filter(({ moored }) => !moored).length;
  const moor = useCallback(
    (id: string) =>
      setBerths((before) =>
        before.map((berth) => (berth.id === id ? { ...berth, moored: true } : berth)),
      ),
    [],
  );
  return (
    <Paper
      id="desk"
      component="section"
      variant="outlined"
      aria-label="The desk, to try"
      sx={{ scrollMarginBlockStart: 96, overflow: 'hidden' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          <b>{expected === 0 ? 'Everybody is in.' : `${expected} boats expected,`}</b>{' '}
          {berthCount - berths.length} berths free
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Pier"
          value={pier}
          onChange={(_event, next: Pier | null) => next && setPier(next)}
        >
          {piers.map((name) => (
            <ToggleButton key={name} value={name} sx={{ paddingInline: 2 }}>
              {name === 'all' ? 'All piers' : name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <BerthGrid berths={shown} onMoor={moor} />
        <Box sx={{ p: 2, borderInlineStart: { md: '1px solid' }, borderColor: { md: 'divider' } }}>
          <TideChart />
        </Box>
      </Box>
    </Paper>
  );
}

import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatPercent } from './formats';
import type { Dashboard } from './useDashboard';
import { useBranchColor } from './useBranchColor';

/** The legend of two charts: a pressed branch stands out in both of them. */
export function BranchLegend({ dashboard }: { dashboard: Dashboard }) {
  const { figures, branch, setBranch } = dashboard;
  const toColor = useBranchColor();
  const total = figures.shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Highlight a branch"
      value={branch}
      onChange={(event, id: string | null) => setBranch(id)}
      sx={{ flexWrap: 'wrap', gridColumn: '1 / -1' }}
    >
      {figures.shares.map(({ id, label, value }) => (
        <ToggleButton key={id} value={id} sx={{ gap: 1, py: 0.5, textTransform: 'none' }}>
          <Box
            aria-hidden
            sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: toColor(id) }}
          />
          <bdi>{`${label} ${formatPercent((value / total) * 100)}`}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

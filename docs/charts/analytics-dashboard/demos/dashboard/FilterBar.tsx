import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { branches, periods } from './branches';
import type { Filter, PeriodId } from './branches';

interface Props {
  filter: Filter;
  onChange: (part: Partial<Filter>) => void;
}

/** The one filter that every figure and chart follows. */
export function FilterBar({ filter, onChange }: Props) {
  const id = React.useId();
  return (
    <Box
      role="group"
      aria-label="Filter"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={filter.period}
        onChange={(event, period: PeriodId | null) => period && onChange({ period })}
      >
        {periods.map((period) => (
          <ToggleButton key={period.id} value={period.id} sx={{ px: 1.5 }}>
            {period.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        id={id}
        label="Branch"
        value={filter.branch}
        onChange={(event) => onChange({ branch: event.target.value })}
        sx={{ minWidth: 150 }}
      >
        <MenuItem value="all">All branches</MenuItem>
        {branches.map((branch) => (
          <MenuItem key={branch.id} value={branch.id}>
            {branch.label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

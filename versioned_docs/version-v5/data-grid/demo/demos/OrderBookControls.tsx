import type { Dispatch, SetStateAction } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export interface Choices {
  count: number;
  editable: boolean;
}

interface Props {
  choices: Choices;
  onChoices: Dispatch<SetStateAction<Choices>>;
  grouped: boolean;
  onGrouped(grouped: boolean): void;
}

const counts = [1000, 10_000, 100_000];

export function OrderBookControls({ choices, onChoices, grouped, onGrouped }: Props) {
  const change = (part: Partial<Choices>) => onChoices((old) => ({ ...old, ...part }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, pt: 1 }}>
      <TextField
        select
        size="small"
        label="Orders"
        value={choices.count}
        onChange={(event) => change({ count: Number(event.target.value) })}
        sx={{ width: 120 }}
      >
        {counts.map((count) => (
          <MenuItem key={count} value={count}>
            {count.toLocaleString('en-US')}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label="Editable"
        control={<Switch checked={choices.editable} />}
        onChange={(_, editable) => change({ editable })}
      />
      <FormControlLabel
        label="Group by country"
        control={<Switch checked={grouped} />}
        onChange={(_, checked) => onGrouped(checked)}
      />
    </Box>
  );
}

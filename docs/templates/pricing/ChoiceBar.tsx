import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { currencies, seatLimits, type Choice, type Period } from './choice';

const marks = [1, 20, 50, 100].map((value) => ({ value, label: value }));

interface ChoiceBarProps {
  choice: Choice;
  onChange(choice: Choice): void;
}

/** Period, people and currency: what all prices of the page follow. */
export default function ChoiceBar({ choice, onChange }: ChoiceBarProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'auto 1fr auto' },
        alignItems: 'center',
        gap: { xs: 3, md: 5 },
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 2,
      }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label="How often you pay"
        value={choice.period}
        onChange={(_event, period: Period | null) => period && onChange({ ...choice, period })}
        sx={{ justifySelf: { xs: 'stretch', md: 'start' }, '& > *': { flex: 1, paddingInline: 3 } }}
      >
        <ToggleButton value="monthly">Monthly</ToggleButton>
        <ToggleButton value="yearly">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography
          component="output"
          aria-live="off"
          sx={{ width: 88, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          <b>{choice.seats}</b> {choice.seats === 1 ? 'person' : 'people'}
        </Typography>
        <Slider
          aria-label="People"
          {...seatLimits}
          marks={marks}
          value={choice.seats}
          onChange={(_event, seats) => onChange({ ...choice, seats })}
          sx={{ marginInlineEnd: 1 }}
        />
      </Box>
      <FormControl size="small" sx={{ minWidth: 104 }}>
        <InputLabel id="currency">Currency</InputLabel>
        <Select
          labelId="currency"
          label="Currency"
          value={choice.currency}
          onChange={(event) => onChange({ ...choice, currency: event.target.value })}
        >
          {currencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Paper>
  );
}

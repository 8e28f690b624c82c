import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export function useSettings<T extends object>(initial: T) {
  const [settings, setSettings] = React.useState(initial);
  const change = (part: Partial<T>) => setSettings((old) => ({ ...old, ...part }));
  return { settings, change, reset: () => setSettings(initial) };
}

const isLong = (text: string) => text.length > 15;

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
}

export function Choice<T extends string>({ name, value, options, onChange }: ChoiceProps<T>) {
  const id = React.useId();
  return (
    <TextField
      id={id}
      select
      size="small"
      label={name}
      value={value}
      onChange={(event) =>
        onChange(options.find((option) => option === event.target.value) ?? value)
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ gridColumn: [name, ...options].some(isLong) ? 'span 2' : 'auto' }}
    >
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );
}

const label = { fontSize: 14, lineHeight: 1.3, minWidth: 0, overflowWrap: 'anywhere' };

/** Lets a long name continue below: `showDaysOutside` and `CurrentMonth`. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((word, at) => (
    <React.Fragment key={word}>
      {at > 0 && <wbr />}
      {word}
    </React.Fragment>
  ));

interface SwitchesProps<T extends string> {
  values: Record<T, boolean>;
  names: readonly T[];
  onChange: (name: T, checked: boolean) => void;
}

export function Switches<T extends string>({ values, names, onChange }: SwitchesProps<T>) {
  return names.map((name) => (
    <FormControlLabel
      key={name}
      label={breakable(name)}
      control={
        <Checkbox
          size="small"
          checked={values[name]}
          onChange={(event) => onChange(name, event.target.checked)}
        />
      }
      sx={{ minWidth: 0, '& .MuiFormControlLabel-label': label }}
    />
  ));
}

interface BenchProps {
  name: string;
  controls: React.ReactNode;
  code: string;
  onReset: () => void;
  children: React.ReactNode;
}

const stage = {
  flex: '1 1 320px',
  minWidth: 0,
  overflowX: 'auto',
  pt: 1,
  '& > .MuiPickersTextField-root': { minWidth: 280 },
};

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 50% - 6px), 1fr))',
};

export function Bench({ name, controls, code, onReset, children }: BenchProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={stage}>{children}</Box>
        <Box
          component="pre"
          dir="ltr"
          tabIndex={0}
          role="region"
          aria-label={`Code of the ${name}`}
          sx={{
            flex: '1 1 280px',
            minWidth: 0,
            height: 330,
            m: 0,
            p: 2,
            overflow: 'auto',
            fontSize: 13,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {code}
        </Box>
      </Box>
      <Box role="group" aria-label={`Props of the ${name}`} sx={{ ...grid, mt: 3 }}>
        {controls}
        <Button onClick={onReset}>Reset</Button>
      </Box>
    </LocalizationProvider>
  );
}

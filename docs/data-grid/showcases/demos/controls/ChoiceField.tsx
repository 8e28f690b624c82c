import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  value: number;
  options: readonly number[];
  onChange(value: number): void;
}

/** A field that offers a few numbers. */
export function ChoiceField({ label, value, options, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 150 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option.toLocaleString('en-US')}
        </MenuItem>
      ))}
    </TextField>
  );
}

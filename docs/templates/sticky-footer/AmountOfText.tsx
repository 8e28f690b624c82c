import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const amounts = [
  { value: 'short', label: 'Short text' },
  { value: 'long', label: 'Long text' },
] as const;

export type Amount = (typeof amounts)[number]['value'];

interface AmountOfTextProps {
  value: Amount;
  onChange: (amount: Amount) => void;
}

export default function AmountOfText({ value, onChange }: AmountOfTextProps) {
  const choose = (chosen: Amount | null) => {
    // Nothing is chosen when the button that is pressed is pressed again.
    if (chosen) {
      onChange(chosen);
    }
  };
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      onChange={(_event, chosen: Amount | null) => choose(chosen)}
      aria-label="Amount of text"
      size="small"
    >
      {amounts.map((amount) => (
        <ToggleButton key={amount.value} value={amount.value} sx={{ textTransform: 'none' }}>
          {amount.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import CategoryField from './CategoryField';
import DayField from './DayField';
import { equipmentStates, type Equipment } from './equipment';
import { useEquipmentForm } from './useEquipmentForm';

interface EquipmentFormProps {
  /** The record to edit; none for a new one. */
  item: Equipment | null;
  onCancel(): void;
  /** Called with whether anything was typed that is not saved. */
  onChanged(isChanged: boolean): void;
  onSaved(item: Equipment): void;
}

export default function EquipmentForm({ item, onCancel, ...handlers }: EquipmentFormProps) {
  const { draft, errors, failure, isPending, formRef, edit, save } = useEquipmentForm({
    item,
    ...handlers,
  });
  const toTextProps = (field: 'name' | 'serial' | 'cost' | 'state') => ({
    value: draft[field],
    error: field in errors,
    helperText: errors[field],
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value }),
  });
  return (
    <Box
      ref={formRef}
      component="form"
      noValidate
      aria-labelledby="record-title"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <TextField label="Name" required {...toTextProps('name')} />
      <TextField label="Serial number" required {...toTextProps('serial')} />
      <CategoryField
        label="Category"
        required
        value={draft.categoryId}
        error={'categoryId' in errors}
        helperText={errors.categoryId}
        onChange={(categoryId) => edit({ categoryId })}
      />
      <TextField select label="State" required {...toTextProps('state')}>
        {equipmentStates.map((state) => (
          <MenuItem key={state} value={state}>
            {state}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Cost"
        required
        {...toTextProps('cost')}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
        }}
      />
      <DayField
        label="Bought"
        required
        value={draft.bought}
        error={errors.bought}
        onChange={(bought) => edit({ bought })}
      />
      <DayField
        label="Next inspection"
        value={draft.inspection}
        error={errors.inspection}
        onChange={(inspection) => edit({ inspection })}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {failure ? 'Try again' : 'Save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Box>
  );
}

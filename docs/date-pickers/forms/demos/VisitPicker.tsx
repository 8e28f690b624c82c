import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { focusPicker } from './focusPicker';
import { visitSchema } from './visitSchema';
import type { PickedVisit } from './visitSchema';

interface VisitPickerProps extends DatePickerProps {
  name: keyof PickedVisit;
  control: Control<PickedVisit>;
  hint: string;
}

/** A date picker for React Hook Form, validated by the schema's issues for its name. */
export function VisitPicker({ name, control, hint, ...other }: VisitPickerProps) {
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      deps: 'followUp',
      validate: (_, visit) => {
        const issues = visitSchema.safeParse(visit).error?.issues ?? [];
        return issues.find(({ path }) => path[0] === name)?.message ?? true;
      },
    },
  });
  return (
    <DatePicker
      {...other}
      value={field.value}
      onChange={(value) => field.onChange(value)}
      inputRef={(input: HTMLInputElement | null) => {
        field.ref({ focus: () => focusPicker(input) });
      }}
      slotProps={{
        textField: {
          required: name === 'day',
          onBlur: field.onBlur,
          error: fieldState.invalid,
          helperText: fieldState.error?.message ?? hint,
        },
      }}
    />
  );
}

import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { day, keys } from './options';
import { toJsx } from './toJsx';

const fields = { DateField, TimeField, DateTimeField };
const formats = {
  DateField: ['default', 'YYYY-MM-DD', 'D MMMM YYYY', 'MM/YYYY'],
  TimeField: ['default', 'HH:mm', 'hh:mm:ss a'],
  DateTimeField: ['default', 'YYYY-MM-DD HH:mm', 'ddd D MMM, HH:mm'],
};
const variants = {
  default: undefined,
  outlined: 'outlined',
  filled: 'filled',
  standard: 'standard',
} as const;
const sizes = { default: undefined, small: 'small', medium: 'medium' } as const;
const densities = { default: undefined, dense: 'dense', spacious: 'spacious' } as const;
const colors = { default: undefined, secondary: 'secondary', success: 'success' } as const;
const flags = [
  'disabled',
  'readOnly',
  'required',
  'error',
  'clearable',
  'helperText',
  'fullWidth',
] as const;

export default function FieldBench() {
  const [value, setValue] = React.useState<Dayjs | null>(day.hour(8).minute(30));
  const { settings, change, reset } = useSettings({
    component: 'DateField' as keyof typeof fields,
    format: 'default',
    formatDensity: 'default' as keyof typeof densities,
    variant: 'default' as keyof typeof variants,
    size: 'default' as keyof typeof sizes,
    color: 'default' as keyof typeof colors,
    disabled: false,
    readOnly: false,
    required: false,
    error: false,
    clearable: false,
    helperText: false,
    fullWidth: false,
  });
  const { component, format } = settings;
  const props = {
    // preview-start
    format: format === 'default' ? undefined : format,
    formatDensity: densities[settings.formatDensity],
    variant: variants[settings.variant],
    size: sizes[settings.size],
    color: colors[settings.color],
    helperText: settings.helperText ? 'As on your letter' : undefined,
    clearable: settings.clearable || undefined,
    fullWidth: settings.fullWidth || undefined,
    required: settings.required || undefined,
    error: settings.error || undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    // preview-end
  };
  const Field = fields[component];
  return (
    <Bench
      name="field"
      code={toJsx(component, { label: 'Appointment', ...props })}
      onReset={reset}
      controls={
        <>
          <Choice
            name="component"
            value={component}
            options={keys(fields)}
            onChange={(next) => change({ component: next, format: 'default' })}
          />
          <Choice
            name="format"
            value={format}
            options={formats[component]}
            onChange={(next) => change({ format: next })}
          />
          <Choice
            name="formatDensity"
            value={settings.formatDensity}
            options={keys(densities)}
            onChange={(next) => change({ formatDensity: next })}
          />
          <Choice
            name="variant"
            value={settings.variant}
            options={keys(variants)}
            onChange={(next) => change({ variant: next })}
          />
          <Choice
            name="size"
            value={settings.size}
            options={keys(sizes)}
            onChange={(next) => change({ size: next })}
          />
          <Choice
            name="color"
            value={settings.color}
            options={keys(colors)}
            onChange={(next) => change({ color: next })}
          />
          <Switches
            names={flags}
            values={settings}
            onChange={(name, checked) => change({ [name]: checked })}
          />
        </>
      }
    >
      <Field key={component} label="Appointment" {...props} value={value} onChange={setValue} />
    </Bench>
  );
}

import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { actions, day, earliest, keys, latest, triState } from './options';
import type { TriState } from './options';
import { toJsx } from './toJsx';

const start = day.hour(9).minute(30);
const pickers = { DateTimePicker, DesktopDateTimePicker, MobileDateTimePicker };
const viewLists: Record<string, DateOrTimeView[] | undefined> = {
  default: undefined,
  'day, hours': ['day', 'hours'],
  'month, day, hours, minutes': ['month', 'day', 'hours', 'minutes'],
  'day, hours, minutes, seconds': ['day', 'hours', 'minutes', 'seconds'],
};
const formats = ['default', 'YYYY-MM-DD HH:mm', 'ddd D MMM, h:mm A'];
const steps = { default: undefined, 5: 5, 15: 15, 30: 30 };
const buttons = { default: undefined, start: 'start', end: 'end' } as const;
const flags = ['disabled', 'readOnly', 'minDateTime', 'maxDateTime', 'skipDisabled'] as const;
const parts = ['toolbar', 'tabs', 'clearable', 'required'] as const;

export default function DateTimePickerBench() {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  const { settings, change, reset } = useSettings({
    component: 'DateTimePicker' as keyof typeof pickers,
    views: 'default',
    format: 'default',
    ampm: 'default' as TriState,
    minutesStep: 'default' as `${keyof typeof steps}`,
    button: 'default' as keyof typeof buttons,
    actions: 'default',
    disabled: false,
    readOnly: false,
    minDateTime: false,
    maxDateTime: false,
    skipDisabled: false,
    toolbar: false,
    tabs: false,
    clearable: false,
    required: false,
  });
  const { component, format } = settings;
  const barActions = actions[settings.actions];
  const position = buttons[settings.button];
  const props = {
    // preview-start
    views: viewLists[settings.views],
    format: format === 'default' ? undefined : format,
    ampm: triState[settings.ampm],
    minutesStep: steps[settings.minutesStep],
    skipDisabled: settings.skipDisabled || undefined,
    minDateTime: settings.minDateTime ? earliest.hour(9) : undefined,
    maxDateTime: settings.maxDateTime ? latest.hour(17) : undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    // preview-end
    slotProps: {
      toolbar: settings.toolbar ? { hidden: false } : undefined,
      tabs: settings.tabs ? { hidden: false } : undefined,
      actionBar: barActions && { actions: barActions },
      field: { clearable: settings.clearable || undefined },
      inputAdornment: position && { position },
      textField: settings.required ? { required: true } : undefined,
    },
  };
  const Picker = pickers[component];
  return (
    <Bench
      name="date and time picker"
      code={toJsx(component, { label: 'Surgery', defaultValue: start, ...props })}
      onReset={reset}
      controls={
        <>
          <Choice
            name="component"
            value={component}
            options={keys(pickers)}
            onChange={(next) => change({ component: next })}
          />
          <Choice
            name="views"
            value={settings.views}
            options={keys(viewLists)}
            onChange={(next) => change({ views: next })}
          />
          <Choice
            name="format"
            value={format}
            options={formats}
            onChange={(next) => change({ format: next })}
          />
          <Choice
            name="ampm"
            value={settings.ampm}
            options={keys(triState)}
            onChange={(next) => change({ ampm: next })}
          />
          <Choice
            name="minutesStep"
            value={settings.minutesStep}
            options={['default', '5', '15', '30']}
            onChange={(next) => change({ minutesStep: next })}
          />
          <Choice
            name="inputAdornment.position"
            value={settings.button}
            options={keys(buttons)}
            onChange={(next) => change({ button: next })}
          />
          <Choice
            name="actionBar"
            value={settings.actions}
            options={keys(actions)}
            onChange={(next) => change({ actions: next })}
          />
          <Switches
            names={[...flags, ...parts]}
            values={settings}
            onChange={(name, checked) => change({ [name]: checked })}
          />
        </>
      }
    >
      <Picker
        key={`${component} ${settings.views}`}
        label="Surgery"
        {...props}
        value={value}
        onChange={setValue}
      />
    </Bench>
  );
}

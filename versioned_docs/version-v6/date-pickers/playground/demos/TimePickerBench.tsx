import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { actions, keys, triState } from './options';
import type { TriState } from './options';
import { toJsx } from './toJsx';

const start = dayjs('2025-04-17T08:30');
const pickers = { TimePicker, DesktopTimePicker, MobileTimePicker };
const viewLists: Record<string, TimeView[] | undefined> = {
  default: undefined,
  hours: ['hours'],
  'hours, minutes, seconds': ['hours', 'minutes', 'seconds'],
};
const steps = { default: undefined, 5: 5, 15: 15, 30: 30 };
const columns = { default: undefined, always: 2000, never: 0 };
const flags = ['disabled', 'readOnly', 'minTime', 'maxTime', 'skipDisabled'] as const;

export default function TimePickerBench() {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  const { settings, change, reset } = useSettings({
    component: 'TimePicker' as keyof typeof pickers,
    views: 'default',
    ampm: 'default' as TriState,
    minutesStep: 'default' as `${keyof typeof steps}`,
    timeSteps: 'default' as `${keyof typeof steps}`,
    singleColumn: 'default' as keyof typeof columns,
    actions: 'default',
    disabled: false,
    readOnly: false,
    minTime: false,
    maxTime: false,
    skipDisabled: false,
  });
  const { component, singleColumn } = settings;
  const barActions = actions[settings.actions];
  const props = {
    // preview-start
    views: viewLists[settings.views],
    ampm: triState[settings.ampm],
    minutesStep: steps[settings.minutesStep],
    timeSteps:
      settings.timeSteps === 'default' ? undefined : { minutes: steps[settings.timeSteps] },
    thresholdToRenderTimeInASingleColumn: columns[singleColumn],
    skipDisabled: settings.skipDisabled || undefined,
    minTime: settings.minTime ? start.minute(0) : undefined,
    maxTime: settings.maxTime ? start.hour(18).minute(0) : undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    slotProps: { actionBar: barActions && { actions: barActions } },
    // preview-end
  };
  const Picker = pickers[component];
  return (
    <Bench
      name="time picker"
      code={toJsx(component, { label: 'Start', defaultValue: start, ...props })}
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
            name="timeSteps"
            value={settings.timeSteps}
            options={['default', '5', '15', '30']}
            onChange={(next) => change({ timeSteps: next })}
          />
          <Choice
            name="single column"
            value={singleColumn}
            options={keys(columns)}
            onChange={(next) => change({ singleColumn: next })}
          />
          <Choice
            name="actionBar"
            value={settings.actions}
            options={keys(actions)}
            onChange={(next) => change({ actions: next })}
          />
          <Switches
            names={flags}
            values={settings}
            onChange={(name, checked) => change({ [name]: checked })}
          />
        </>
      }
    >
      <Picker
        key={`${component} ${settings.views}`}
        label="Start"
        {...props}
        value={value}
        onChange={setValue}
      />
    </Bench>
  );
}

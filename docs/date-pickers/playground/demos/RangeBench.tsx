import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { actions, day, earliest, keys, latest, triState } from './options';
import type { TriState } from './options';
import { nameInCode, toJsx } from './toJsx';

nameInCode(MultiInputDateRangeField, 'MultiInputDateRangeField');

const pickers = { DateRangePicker, DesktopDateRangePicker, MobileDateRangePicker };
const counts = { default: undefined, 1: 1, 2: 2, 3: 3 } as const;
const flags = ['disabled', 'readOnly', 'minDate', 'maxDate'] as const;
const parts = ['twoInputs', 'disableAutoMonthSwitching', 'disableDragEditing', 'toolbar'] as const;
const leave: DateRange<Dayjs> = [day, day.add(8, 'day')];

export default function RangeBench() {
  const [value, setValue] = React.useState(leave);
  const { settings, change, reset } = useSettings({
    component: 'DateRangePicker' as keyof typeof pickers,
    calendars: 'default' as `${keyof typeof counts}`,
    position: 'default' as `${keyof typeof counts}`,
    closeOnSelect: 'default' as TriState,
    actions: 'default',
    disabled: false,
    readOnly: false,
    minDate: false,
    maxDate: false,
    twoInputs: false,
    disableAutoMonthSwitching: false,
    disableDragEditing: false,
    toolbar: false,
  });
  const { component } = settings;
  const barActions = actions[settings.actions];
  const shown = component === 'MobileDateRangePicker' ? 1 : (counts[settings.calendars] ?? 2);
  const position = counts[settings.position];
  const props = {
    // preview-start
    calendars: counts[settings.calendars],
    currentMonthCalendarPosition: position && position <= shown ? position : undefined,
    closeOnSelect: triState[settings.closeOnSelect],
    disableAutoMonthSwitching: settings.disableAutoMonthSwitching || undefined,
    disableDragEditing: settings.disableDragEditing || undefined,
    minDate: settings.minDate ? earliest : undefined,
    maxDate: settings.maxDate ? latest : undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    slots: settings.twoInputs ? { field: MultiInputDateRangeField } : undefined,
    slotProps: {
      toolbar: settings.toolbar ? { hidden: false } : undefined,
      actionBar: barActions && { actions: barActions },
    },
    // preview-end
  };
  const Picker = pickers[component];
  return (
    <Bench
      name="range picker"
      code={toJsx(component, { label: 'Leave', defaultValue: leave, ...props })}
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
            name="calendars"
            value={settings.calendars}
            options={['default', '1', '2', '3']}
            onChange={(next) => change({ calendars: next })}
          />
          <Choice
            name="currentMonthCalendarPosition"
            value={settings.position}
            options={['default', '1', '2', '3']}
            onChange={(next) => change({ position: next })}
          />
          <Choice
            name="closeOnSelect"
            value={settings.closeOnSelect}
            options={keys(triState)}
            onChange={(next) => change({ closeOnSelect: next })}
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
        key={`${component} ${settings.twoInputs}`}
        label="Leave"
        {...props}
        value={value}
        onChange={setValue}
      />
    </Bench>
  );
}

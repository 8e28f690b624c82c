import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { actions, day, earliest, isWeekend, keys, latest, shortcuts, triState } from './options';
import type { TriState } from './options';
import { toJsx } from './toJsx';

const pickers = { DatePicker, DesktopDatePicker, MobileDatePicker, StaticDatePicker };
const viewLists: Record<string, DateView[] | undefined> = {
  default: undefined,
  'year, month, day': ['year', 'month', 'day'],
  'year, month': ['year', 'month'],
  day: ['day'],
};
const openTo = { default: undefined, year: 'year', month: 'month', day: 'day' } as const;
const formats = ['default', 'YYYY-MM-DD', 'D MMMM YYYY', 'ddd D MMM'];
const buttons = { default: undefined, start: 'start', end: 'end' } as const;
const flags = ['disabled', 'readOnly', 'minDate', 'maxDate', 'shouldDisableDate'] as const;
const weeks = ['displayWeekNumber', 'showDaysOutsideCurrentMonth', 'disableOpenPicker'] as const;
const parts = ['toolbar', 'shortcuts', 'clearable', 'helperText'] as const;

export default function DatePickerBench() {
  const [value, setValue] = React.useState<Dayjs | null>(day);
  const { settings, change, reset } = useSettings({
    component: 'DatePicker' as keyof typeof pickers,
    views: 'default',
    openTo: 'default' as keyof typeof openTo,
    format: 'default',
    button: 'default' as keyof typeof buttons,
    orientation: 'default' as 'default' | 'portrait' | 'landscape',
    closeOnSelect: 'default' as TriState,
    actions: 'default',
    disabled: false,
    readOnly: false,
    minDate: false,
    maxDate: false,
    shouldDisableDate: false,
    displayWeekNumber: false,
    showDaysOutsideCurrentMonth: false,
    disableOpenPicker: false,
    toolbar: false,
    shortcuts: false,
    clearable: false,
    helperText: false,
  });
  const { component, orientation } = settings;
  const isStatic = component === 'StaticDatePicker';
  const barActions = actions[settings.actions];
  const views = viewLists[settings.views];
  const first = openTo[settings.openTo];
  const props = {
    label: isStatic ? undefined : 'Appointment',
    // preview-start
    views,
    openTo: first && (views ?? ['year', 'day']).includes(first) ? first : undefined,
    format: isStatic || settings.format === 'default' ? undefined : settings.format,
    orientation: orientation === 'default' ? undefined : orientation,
    closeOnSelect: isStatic ? undefined : triState[settings.closeOnSelect],
    minDate: settings.minDate ? earliest : undefined,
    maxDate: settings.maxDate ? latest : undefined,
    shouldDisableDate: settings.shouldDisableDate ? isWeekend : undefined,
    displayWeekNumber: settings.displayWeekNumber || undefined,
    showDaysOutsideCurrentMonth: settings.showDaysOutsideCurrentMonth || undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    disableOpenPicker: (!isStatic && settings.disableOpenPicker) || undefined,
    // preview-end
    slotProps: {
      toolbar: settings.toolbar ? { hidden: false } : undefined,
      actionBar: barActions && { actions: barActions },
      shortcuts: settings.shortcuts ? { items: shortcuts } : undefined,
      field: isStatic
        ? undefined
        : {
            clearable: settings.clearable || undefined,
            openPickerButtonPosition: buttons[settings.button],
          },
      textField: settings.helperText && !isStatic ? { helperText: 'Closed on Mondays' } : undefined,
    },
  };
  const Picker = pickers[component];
  return (
    <Bench
      name="date picker"
      code={toJsx(component, { ...props, defaultValue: day })}
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
            onChange={(views) => change({ views })}
          />
          <Choice
            name="openTo"
            value={settings.openTo}
            options={keys(openTo)}
            onChange={(next) => change({ openTo: next })}
          />
          <Choice
            name="format"
            value={settings.format}
            options={formats}
            onChange={(format) => change({ format })}
          />
          <Choice
            name="orientation"
            value={orientation}
            options={['default', 'portrait', 'landscape']}
            onChange={(next) => change({ orientation: next })}
          />
          <Choice
            name="closeOnSelect"
            value={settings.closeOnSelect}
            options={keys(triState)}
            onChange={(closeOnSelect) => change({ closeOnSelect })}
          />
          <Choice
            name="openPickerButtonPosition"
            value={settings.button}
            options={keys(buttons)}
            onChange={(button) => change({ button })}
          />
          <Choice
            name="actionBar"
            value={settings.actions}
            options={keys(actions)}
            onChange={(next) => change({ actions: next })}
          />
          <Switches
            names={[...flags, ...weeks, ...parts]}
            values={settings}
            onChange={(name, checked) => change({ [name]: checked })}
          />
        </>
      }
    >
      <Picker
        key={`${component} ${settings.views} ${settings.openTo}`}
        {...props}
        value={value}
        onChange={setValue}
      />
    </Bench>
  );
}

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

const pickers = { DatePicker, DesktopDatePicker, MobileDatePicker };
const components = [...keys(pickers), 'StaticDatePicker'] as const;
const viewLists: Record<string, DateView[] | undefined> = {
  default: undefined,
  'year, month, day': ['year', 'month', 'day'],
  'year, month': ['year', 'month'],
  day: ['day'],
};
const flags = ['disabled', 'readOnly', 'minDate', 'maxDate', 'shouldDisableDate'] as const;
const parts = ['toolbar', 'shortcuts', 'clearable', 'helperText'] as const;

export default function DatePickerBench() {
  const [value, setValue] = React.useState<Dayjs | null>(day);
  const { settings, change, reset } = useSettings({
    component: 'DatePicker' as (typeof components)[number],
    views: 'default',
    orientation: 'default' as 'default' | 'portrait' | 'landscape',
    closeOnSelect: 'default' as TriState,
    actions: 'default',
    disabled: false,
    readOnly: false,
    minDate: false,
    maxDate: false,
    shouldDisableDate: false,
    toolbar: false,
    shortcuts: false,
    clearable: false,
    helperText: false,
  });
  const { component, orientation } = settings;
  const isStatic = component === 'StaticDatePicker';
  const barActions = actions[settings.actions];
  const props = {
    // preview-start
    label: isStatic ? undefined : 'Appointment',
    views: viewLists[settings.views],
    orientation: orientation === 'default' ? undefined : orientation,
    closeOnSelect: isStatic ? undefined : triState[settings.closeOnSelect],
    minDate: settings.minDate ? earliest : undefined,
    maxDate: settings.maxDate ? latest : undefined,
    shouldDisableDate: settings.shouldDisableDate ? isWeekend : undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    slotProps: {
      toolbar: settings.toolbar ? { hidden: false } : undefined,
      actionBar: barActions && { actions: barActions },
      shortcuts: settings.shortcuts ? { items: shortcuts } : undefined,
      field: settings.clearable && !isStatic ? { clearable: true } : undefined,
      textField: settings.helperText && !isStatic ? { helperText: 'Closed on Mondays' } : undefined,
    },
    // preview-end
  };
  const key = `${component} ${settings.views}`;
  const Picker = component === 'StaticDatePicker' ? DatePicker : pickers[component];
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
            options={components}
            onChange={(next) => change({ component: next })}
          />
          <Choice
            name="views"
            value={settings.views}
            options={keys(viewLists)}
            onChange={(views) => change({ views })}
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
      {isStatic ? (
        <StaticDatePicker key={key} {...props} value={value} onChange={setValue} />
      ) : (
        <Picker key={key} {...props} value={value} onChange={setValue} />
      )}
    </Bench>
  );
}

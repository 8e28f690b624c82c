import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateView } from '@mui/x-date-pickers/models';
import { Bench, Choice, Switches, useSettings } from './Bench';
import { day, earliest, isWeekend, keys, latest } from './options';
import { toJsx } from './toJsx';

const viewLists: Record<string, DateView[] | undefined> = {
  default: undefined,
  'year, month, day': ['year', 'month', 'day'],
  'year, month': ['year', 'month'],
  day: ['day'],
};
const openTo = { default: undefined, year: 'year', month: 'month', day: 'day' } as const;
const perRow = { default: undefined, 3: 3, 4: 4 } as const;
const order = { default: undefined, asc: 'asc', desc: 'desc' } as const;
const flags = ['disabled', 'readOnly', 'minDate', 'maxDate', 'shouldDisableDate'] as const;
const looks = ['disableHighlightToday', 'showDaysOutsideCurrentMonth', 'sixWeeks'] as const;

export default function CalendarBench() {
  const [value, setValue] = React.useState<Dayjs | null>(day);
  const { settings, change, reset } = useSettings({
    views: 'default',
    openTo: 'default' as keyof typeof openTo,
    monthsPerRow: 'default' as '3' | '4' | 'default',
    yearsPerRow: 'default' as '3' | '4' | 'default',
    yearsOrder: 'default' as keyof typeof order,
    disabled: false,
    readOnly: false,
    minDate: false,
    maxDate: false,
    shouldDisableDate: false,
    disableHighlightToday: true,
    showDaysOutsideCurrentMonth: false,
    sixWeeks: false,
    loading: false,
  });
  const views = viewLists[settings.views];
  const all = views ?? ['year', 'day'];
  const chosen = openTo[settings.openTo];
  const first = chosen && all.includes(chosen) ? chosen : undefined;
  const props = {
    // preview-start
    views,
    openTo: all.includes('day') ? first : (first ?? all[0]),
    monthsPerRow: perRow[settings.monthsPerRow],
    yearsPerRow: perRow[settings.yearsPerRow],
    yearsOrder: order[settings.yearsOrder],
    minDate: settings.minDate ? earliest : undefined,
    maxDate: settings.maxDate ? latest : undefined,
    shouldDisableDate: settings.shouldDisableDate ? isWeekend : undefined,
    fixedWeekNumber: settings.sixWeeks ? 6 : undefined,
    showDaysOutsideCurrentMonth: settings.showDaysOutsideCurrentMonth || undefined,
    disableHighlightToday: settings.disableHighlightToday || undefined,
    loading: settings.loading || undefined,
    disabled: settings.disabled || undefined,
    readOnly: settings.readOnly || undefined,
    // preview-end
  };
  return (
    <Bench
      name="calendar"
      code={toJsx('DateCalendar', { defaultValue: day, ...props })}
      onReset={reset}
      controls={
        <>
          <Choice
            name="views"
            value={settings.views}
            options={keys(viewLists)}
            onChange={(next) => change({ views: next })}
          />
          <Choice
            name="openTo"
            value={settings.openTo}
            options={keys(openTo)}
            onChange={(next) => change({ openTo: next })}
          />
          <Choice
            name="monthsPerRow"
            value={settings.monthsPerRow}
            options={['default', '3', '4']}
            onChange={(next) => change({ monthsPerRow: next })}
          />
          <Choice
            name="yearsPerRow"
            value={settings.yearsPerRow}
            options={['default', '3', '4']}
            onChange={(next) => change({ yearsPerRow: next })}
          />
          <Choice
            name="yearsOrder"
            value={settings.yearsOrder}
            options={keys(order)}
            onChange={(next) => change({ yearsOrder: next })}
          />
          <Switches
            names={[...flags, ...looks, 'loading']}
            values={settings}
            onChange={(name, checked) => change({ [name]: checked })}
          />
        </>
      }
    >
      <div role="group" aria-label="Appointment" style={{ minHeight: 334 }}>
        <DateCalendar
          key={`${settings.views} ${settings.openTo}`}
          {...props}
          value={value}
          onChange={setValue}
        />
      </div>
    </Bench>
  );
}

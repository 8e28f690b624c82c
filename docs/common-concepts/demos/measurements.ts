/** axe-core 4.14.1 in Chromium 156: one plain example of each component, in light and dark mode. */
export interface AccessibilityResult {
  id: string;
  /** Rules of axe that fail, the open popup included. */
  axe: string;
  /** Elements that `Tab` reaches. */
  tabStops: number;
  /** The smallest interactive element, width × height in px. */
  smallestTarget: string | null;
  /** Interactive elements with a side below 24 px. */
  below24: number;
  /** Width in px that a page 320 px wide, with margins of 16 px, scrolls sideways. */
  overflowAt400: number;
  /** Whether `Tab` changes the picture at each stop, as it is and with forced colors; null without a stop. */
  focusVisible: boolean | null;
  focusForced: boolean | null;
}

type Row = [string, string, number, string | null, number, number, boolean | null, boolean | null];

const measured: Row[] = [
  ['DataGrid', '', 2, '59 × 29', 0, 0, true, false],
  ['DataGridPremium, toolbar', '', 2, '14 × 40', 1, 0, true, true],
  ['DateField', '', 1, '21 × 19', 3, 0, true, true],
  ['DatePicker', '', 2, '21 × 19', 3, 0, true, true],
  ['TimePicker', 'label-content-name-mismatch', 2, '21 × 19', 3, 0, true, true],
  ['DateRangePicker', 'aria-dialog-name', 2, '21 × 19', 6, 0, true, true],
  ['DateCalendar', '', 4, '34 × 34', 0, 16, true, false],
  ['DigitalClock', '', 1, '1240 × 40', 0, 0, true, false],
  ['TimeClock', '', 1, '36 × 36', 0, 16, false, false],
  ['BarChart', '', 0, null, 0, 0, null, null],
  ['LineChart', '', 0, null, 0, 0, null, null],
  ['PieChart', '', 0, null, 0, 0, null, null],
  ['Gauge', '', 0, null, 0, 0, null, null],
  ['Heatmap', '', 0, null, 0, 0, null, null],
  ['RichTreeView', '', 1, '1248 × 32', 0, 0, true, false],
  ['RichTreeView, checkboxes', '', 1, '1248 × 32', 0, 0, true, false],
];

export const results: AccessibilityResult[] = measured.map(
  ([id, axe, tabStops, smallestTarget, below24, overflowAt400, focusVisible, focusForced]) => ({
    id,
    axe,
    tabStops,
    smallestTarget,
    below24,
    overflowAt400,
    focusVisible,
    focusForced,
  }),
);

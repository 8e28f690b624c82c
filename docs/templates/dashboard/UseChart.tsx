import * as React from 'react';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { collectKindSeries } from './collectKindSeries';
import type { Report } from './collectReport';
import { createTimeAxis } from './createTimeAxis';
import { measures } from './measures';
import Panel from './Panel';
import { useKindColors } from './useKindColors';

const use = measures.find(({ id }) => id === 'use')!;

const margin: LineChartProps['margin'] = { left: 0, right: 24, top: 16, bottom: 0 };
const grid: LineChartProps['grid'] = { horizontal: true };
const slotProps: LineChartProps['slotProps'] = {
  legend: { position: { vertical: 'top', horizontal: 'start' } },
};
const yAxis: LineChartProps['yAxis'] = [
  {
    min: 0,
    max: 1,
    width: 56,
    disableLine: true,
    disableTicks: true,
    valueFormatter: (value: number) => use.format(value),
  },
];

/** How many of the boats of each kind were out over time. */
export default function UseChart({ report }: { report: Report }) {
  const colors = useKindColors();
  const xAxis = React.useMemo<LineChartProps['xAxis']>(
    () => [{ scaleType: 'point', ...createTimeAxis(report.buckets) }],
    [report],
  );
  const series = React.useMemo(
    () =>
      collectKindSeries(report, use).map(({ kind, data }): LineChartProps['series'][number] => ({
        label: kind,
        data,
        color: colors[kind],
        curve: 'monotoneX',
        showMark: report.buckets.length === 1,
        valueFormatter: (value) => use.format(value ?? 0),
      })),
    [report, colors],
  );
  return (
    <Panel title="Boats in use by kind">
      <LineChart
        aria-label="Share of boats in use over time by kind"
        height={260}
        margin={margin}
        grid={grid}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={slotProps}
      />
    </Panel>
  );
}

import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { collectKindSeries } from './collectKindSeries';
import type { Report } from './collectReport';
import { createTimeAxis } from './createTimeAxis';
import { measures } from './measures';
import Panel from './Panel';
import { useKindColors } from './useKindColors';

/** What can be added up over the kinds of boats. */
const sums = measures.filter(({ id }) => id === 'revenue' || id === 'bookings');
const [revenue] = measures;

const margin = { left: 0, right: 16, top: 16, bottom: 0 };

/** The main chart: a sum over time, by kind of boat. */
export default function KindChart({ report }: { report: Report }) {
  const [id, setId] = React.useState('revenue');
  const colors = useKindColors();
  const measure = sums.find((sum) => sum.id === id) ?? revenue!;
  const xAxis = React.useMemo(
    () => [{ ...createTimeAxis(report.buckets), categoryGapRatio: 0.35 }],
    [report.buckets],
  );
  const yAxis = React.useMemo(
    () => [
      {
        width: 56,
        disableLine: true,
        disableTicks: true,
        tickMinStep: 1,
        valueFormatter: (value: number) => measure.format(value),
      },
    ],
    [measure],
  );
  const series = React.useMemo(
    () =>
      collectKindSeries(report, measure).map(({ kind, data }) => ({
        label: kind,
        data,
        stack: 'all',
        color: colors[kind],
        valueFormatter: (value: number | null) => measure.format(value ?? 0),
      })),
    [report, measure, colors],
  );
  return (
    <Panel
      title={`${measure.label} by kind of boat`}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What the chart shows"
          value={measure.id}
          onChange={(event, value: string | null) => value && setId(value)}
        >
          {sums.map((sum) => (
            <ToggleButton key={sum.id} value={sum.id} sx={{ px: 1.5, py: 0.25 }}>
              {sum.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <BarChart
        aria-label={`${measure.label} over time by kind of boat`}
        height={300}
        margin={margin}
        borderRadius={3}
        grid={{ horizontal: true }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      />
    </Panel>
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { collectKindSeries } from './collectKindSeries';
import type { Report } from './collectReport';
import { createTimeAxis } from './createTimeAxis';
import { measures } from './measures';
import Panel from './Panel';
import { useKindColors } from './useKindColors';

const use = measures.find(({ id }) => id === 'use')!;

/** How many of the boats of each kind were out over time. */
export default function UseChart({ report }: { report: Report }) {
  const colors = useKindColors();
  return (
    <Panel title="Boats in use by kind">
      <LineChart
        aria-label="Share of boats in use over time by kind"
        height={260}
        margin={{ left: 0, right: 24, top: 16, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            ...createTimeAxis(report.buckets),
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: 1,
            width: 56,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => use.format(value),
          },
        ]}
        series={collectKindSeries(report, use).map(({ kind, data }) => ({
          label: kind,
          data,
          color: colors[kind],
          curve: 'monotoneX',
          showMark: report.buckets.length === 1,
          valueFormatter: (value) => use.format(value ?? 0),
        }))}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      />
    </Panel>
  );
}

import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartCard } from './ChartCard';
import { formatSales } from './formats';
import type { Dashboard } from './useDashboard';
import { useBranchColor } from './useBranchColor';
import { useMonthAxis } from './useMonthAxis';

const title = 'Sales by branch';

/** What each branch sold in each month, stacked. */
export function SalesChart({ dashboard }: { dashboard: Dashboard }) {
  const { figures, loading, branch } = dashboard;
  const { xAxis, yAxis, highlight } = useMonthAxis(dashboard);
  const toColor = useBranchColor();
  const series = React.useMemo(
    () =>
      figures.sales.map(({ data, ...branchSales }) => ({
        ...branchSales,
        data: loading ? [] : data,
        stack: 'sales',
        color: toColor(branchSales.id),
        valueFormatter: formatSales,
        highlightScope: { highlight: 'series', fade: 'global' } as const,
      })),
    [figures, loading, toColor],
  );
  const axes = React.useMemo(
    () => ({
      xAxis: [{ ...xAxis, scaleType: 'band' as const }],
      yAxis: [{ ...yAxis, valueFormatter: formatSales }],
    }),
    [xAxis, yAxis],
  );
  return (
    <ChartCard
      title={title}
      columns={['Month', ...figures.sales.map(({ label }) => label)]}
      rows={figures.months.map((name, month) => ({
        name,
        values: figures.sales.map(({ data }) => formatSales(data[month] ?? 0)),
      }))}
    >
      {/* preview-start */}
      <BarChart
        aria-label={`${title} in thousands of dollars`}
        loading={loading}
        series={series}
        {...axes}
        highlightedItem={branch === null ? null : { seriesId: branch }}
        hideLegend
        sx={{ '& .MuiBarElement-root': { pointerEvents: 'none' } }}
        {...highlight}
      />
      {/* preview-end */}
    </ChartCard>
  );
}

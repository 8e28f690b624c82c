import { BarChart } from '@mui/x-charts/BarChart';
import { ChartCard } from './ChartCard';
import { formatSales } from './formats';
import type { Dashboard } from './useDashboard';
import { useFerryColor } from './useFerryColor';
import { useMonthAxis } from './useMonthAxis';

const title = 'Ticket sales by line';

/** What each line sold in each month, one on the other. */
export function SalesChart({ dashboard }: { dashboard: Dashboard }) {
  const { figures, loading, ferry, setFerry } = dashboard;
  const { xAxis, yAxis, highlight } = useMonthAxis(dashboard);
  const toColor = useFerryColor();
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
        xAxis={[{ ...xAxis, scaleType: 'band' }]}
        yAxis={[{ ...yAxis, valueFormatter: formatSales }]}
        series={figures.sales.map((series) => ({
          ...series,
          stack: 'sales',
          color: toColor(series.id),
          valueFormatter: formatSales,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
        highlightedItem={ferry === null ? null : { seriesId: ferry }}
        onHighlightChange={(item) => setFerry(item ? String(item.seriesId) : null)}
        {...highlight}
      />
      {/* preview-end */}
    </ChartCard>
  );
}

import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChartCard } from './ChartCard';
import { formatPercent, formatSales } from './formats';
import type { Dashboard } from './useDashboard';
import { useFerryColor } from './useFerryColor';

const title = 'Share of sales';
const seriesId = 'shares';

/** The part of each line in the sales of the period. */
export function ShareChart({ dashboard }: { dashboard: Dashboard }) {
  const { figures, loading, ferry } = dashboard;
  const { shares } = figures;
  const toColor = useFerryColor();
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  const series = React.useMemo(
    () => [
      {
        id: seriesId,
        data: loading ? [] : shares.map((share) => ({ ...share, color: toColor(share.id) })),
        innerRadius: '58%',
        paddingAngle: 2,
        cornerRadius: 4,
        valueFormatter: ({ value }: { value: number }) =>
          `${formatPercent((value / total) * 100)}, ${formatSales(value)}`,
        highlightScope: { highlight: 'item', fade: 'global' } as const,
      },
    ],
    [loading, shares, toColor, total],
  );
  const stressed = shares.findIndex(({ id }) => id === ferry);
  return (
    <ChartCard
      title={title}
      columns={['Line', 'Sales', 'Share']}
      rows={shares.map(({ label, value }) => ({
        name: label,
        values: [formatSales(value), formatPercent((value / total) * 100)],
      }))}
    >
      <PieChart
        aria-label={`${title} of each line`}
        loading={loading}
        series={series}
        highlightedItem={stressed < 0 ? null : { seriesId, dataIndex: stressed }}
        hideLegend
        sx={{ '& .MuiPieArc-root': { pointerEvents: 'none' } }}
      />
    </ChartCard>
  );
}

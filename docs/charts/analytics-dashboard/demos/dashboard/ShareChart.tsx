import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChartCard } from './ChartCard';
import { formatPercent, formatSales } from './formats';
import type { Dashboard } from './useDashboard';
import { useBranchColor } from './useBranchColor';

const title = 'Share of sales';
const seriesId = 'shares';

/** The part of each branch in the sales of the period. */
export function ShareChart({ dashboard }: { dashboard: Dashboard }) {
  const { figures, loading, branch } = dashboard;
  const { shares } = figures;
  const toColor = useBranchColor();
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
  const highlighted = shares.findIndex(({ id }) => id === branch);
  return (
    <ChartCard
      title={title}
      columns={['Branch', 'Sales', 'Share']}
      rows={shares.map(({ label, value }) => ({
        name: label,
        values: [formatSales(value), formatPercent((value / total) * 100)],
      }))}
    >
      <PieChart
        aria-label={`${title} of each branch`}
        loading={loading}
        series={series}
        highlightedItem={highlighted < 0 ? null : { seriesId, dataIndex: highlighted }}
        hideLegend
        sx={{ '& .MuiPieArc-root': { pointerEvents: 'none' } }}
      />
    </ChartCard>
  );
}

import { PieChart } from '@mui/x-charts/PieChart';
import { ChartCard } from './ChartCard';
import { formatPercent, formatSales } from './formats';
import type { Dashboard } from './useDashboard';
import { useFerryColor } from './useFerryColor';

const title = 'Share of sales';
const seriesId = 'shares';

/** The part of each line in the sales of the period. */
export function ShareChart({ dashboard }: { dashboard: Dashboard }) {
  const { figures, loading, ferry, setFerry } = dashboard;
  const { shares } = figures;
  const toColor = useFerryColor();
  const total = shares.reduce((sum, { value }) => sum + value, 0);
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
        series={[
          {
            id: seriesId,
            data: shares.map((share) => ({ ...share, color: toColor(share.id) })),
            innerRadius: '58%',
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: ({ value }) =>
              `${formatPercent((value / total) * 100)}, ${formatSales(value)}`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={stressed < 0 ? null : { seriesId, dataIndex: stressed }}
        onHighlightChange={(item) => setFerry(shares[item?.dataIndex ?? -1]?.id ?? null)}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      />
    </ChartCard>
  );
}

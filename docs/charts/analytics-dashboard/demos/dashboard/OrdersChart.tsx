import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartCard } from './ChartCard';
import { formatOrders } from './formats';
import type { Dashboard } from './useDashboard';
import { useMonthAxis } from './useMonthAxis';

const title = 'Orders by month';

/** The orders of each month, over those of the year before. */
export function OrdersChart({ dashboard }: { dashboard: Dashboard }) {
  const { palette } = useTheme();
  const { figures, loading } = dashboard;
  const { xAxis, yAxis, highlight } = useMonthAxis(dashboard);
  return (
    <ChartCard
      title={title}
      columns={['Month', '2024', '2023']}
      rows={figures.months.map((name, month) => ({
        name,
        values: [figures.orders, figures.ordersBefore].map((list) =>
          formatOrders(list[month] ?? 0),
        ),
      }))}
    >
      <LineChart
        aria-label={`${title} in thousands, 2024 and 2023`}
        loading={loading}
        xAxis={[{ ...xAxis, scaleType: 'point' }]}
        yAxis={[{ ...yAxis, valueFormatter: formatOrders, min: 0 }]}
        series={[
          {
            id: 'now',
            label: '2024',
            data: loading ? [] : figures.orders,
            area: true,
            showMark: false,
            color: palette.primary.main,
            valueFormatter: formatOrders,
          },
          {
            id: 'before',
            label: '2023',
            data: loading ? [] : figures.ordersBefore,
            showMark: false,
            color: palette.text.secondary,
            valueFormatter: formatOrders,
          },
        ]}
        grid={{ horizontal: true }}
        sx={{
          '& .MuiAreaElement-root': { opacity: 0.16 },
          '& .MuiLineElement-series-before': { strokeDasharray: '4 4' },
        }}
        {...highlight}
      />
    </ChartCard>
  );
}

import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartCard } from './ChartCard';
import { formatTrips } from './formats';
import type { Dashboard } from './useDashboard';
import { useMonthAxis } from './useMonthAxis';

const title = 'Passengers by month';

/** The passengers of each month, over those of the year before. */
export function PassengersChart({ dashboard }: { dashboard: Dashboard }) {
  const { palette } = useTheme();
  const { figures, loading } = dashboard;
  const { xAxis, yAxis, highlight } = useMonthAxis(dashboard);
  return (
    <ChartCard
      title={title}
      columns={['Month', '2024', '2023']}
      rows={figures.months.map((name, month) => ({
        name,
        values: [figures.trips, figures.tripsBefore].map((list) => formatTrips(list[month] ?? 0)),
      }))}
    >
      <LineChart
        aria-label={`${title} in thousands, 2024 and 2023`}
        loading={loading}
        xAxis={[{ ...xAxis, scaleType: 'point' }]}
        yAxis={[{ ...yAxis, valueFormatter: formatTrips, min: 0 }]}
        series={[
          {
            id: 'now',
            label: '2024',
            data: loading ? [] : figures.trips,
            area: true,
            showMark: false,
            color: palette.primary.main,
            valueFormatter: formatTrips,
          },
          {
            id: 'before',
            label: '2023',
            data: loading ? [] : figures.tripsBefore,
            showMark: false,
            color: palette.text.secondary,
            valueFormatter: formatTrips,
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

import * as React from 'react';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { equipmentServer } from './equipmentServer';
import { formatMoney } from './formatMoney';
import type { EquipmentFilter } from './readQuery';
import RequestError from './RequestError';
import { useRequest } from './useRequest';

/** What is listed is worth, all of it and by category. */
export default function TotalsPanel({ filter }: { filter: EquipmentFilter }) {
  const { palette } = useTheme();
  const send = React.useCallback(() => equipmentServer.total(filter), [filter]);
  const { data, error, isPending, retry } = useRequest(send);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="totals"
      aria-busy={isPending}
      sx={{ p: 2, minWidth: 0 }}
    >
      <Typography id="totals" component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        Value of what is listed
      </Typography>
      <Typography component="p" sx={{ my: 0.5, fontSize: 30, fontWeight: 650, lineHeight: 1.25 }}>
        {data ? formatMoney(data.value) : <Skeleton width={160} />}
      </Typography>
      {error && <RequestError error={error} isPending={isPending} onRetry={retry} />}
      {data && data.parts.length > 0 && (
        <BarChart
          aria-label="Value by category"
          layout="horizontal"
          height={40 + data.parts.length * 44}
          margin={{ left: 0, right: 24, top: 0, bottom: 0 }}
          borderRadius={3}
          hideLegend
          yAxis={[
            {
              data: data.parts.map(({ label }) => label),
              width: 84,
              disableLine: true,
              disableTicks: true,
              categoryGapRatio: 0.5,
            },
          ]}
          xAxis={[
            {
              disableLine: true,
              disableTicks: true,
              tickNumber: 2,
              valueFormatter: (value: number) =>
                value === 0 ? '€0' : `€${Math.round(value / 1000)}k`,
            },
          ]}
          series={[
            {
              data: data.parts.map(({ value }) => value),
              color: palette.primary.main,
              valueFormatter: (value) => formatMoney(value ?? 0),
            },
          ]}
        />
      )}
    </Paper>
  );
}

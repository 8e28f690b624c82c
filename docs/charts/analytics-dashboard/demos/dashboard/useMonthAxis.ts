import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import type { Dashboard } from './useDashboard';

const axisId = 'months';

/** What two charts over the same months share: the axes, and the month that both highlight. */
export function useMonthAxis({ figures, month, setMonth }: Dashboard) {
  const isRtl = useTheme().direction === 'rtl';
  const highlightedAxis = React.useMemo(
    () => (month === null ? [] : [{ axisId, dataIndex: month }]),
    [month],
  );
  const axes = React.useMemo(
    () => ({
      xAxis: { id: axisId, data: figures.months, reverse: isRtl },
      yAxis: { width: 48, position: isRtl ? 'right' : 'left' } as const,
    }),
    [figures, isRtl],
  );
  return {
    ...axes,
    highlight: {
      highlightedAxis,
      onHighlightedAxisChange: (items: readonly { dataIndex: number }[]) =>
        setMonth(items[0]?.dataIndex ?? null),
    },
  };
}

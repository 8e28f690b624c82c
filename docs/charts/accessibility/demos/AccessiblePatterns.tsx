import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const draw = { stripes: 'M0 10L10 0M-2 2L2 -2M8 12L12 8', dots: 'M3 5h.01M8 10h.01M8 0h.01' };

// preview-start
function Pattern({ id, color, type }: { id: string; color: string; type: keyof typeof draw }) {
  return (
    <pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
      <rect width={10} height={10} fill={color} fillOpacity={0.25} />
      <path d={draw[type]} stroke={color} strokeWidth={3} strokeLinecap="round" />
    </pattern>
  );
}
// preview-end

export default function AccessiblePatterns() {
  const id = React.useId();
  const { palette } = useTheme();
  const color = palette.primary.main;
  const series = React.useMemo(() => {
    const mark = (fill: string) =>
      function PatternMark({ className }: ChartsLabelCustomMarkProps) {
        return (
          <svg viewBox="0 0 14 14" className={className}>
            <rect width={14} height={14} fill={fill} stroke={color} />
          </svg>
        );
      };
    const fills = [color, `url("#${id}stripes")`, `url("#${id}dots")`];
    return [
      { id: 'shop', label: 'In the shop', data: [310, 295, 340, 420] },
      { id: 'web', label: 'On the web', data: [180, 205, 190, 310] },
      { id: 'phone', label: 'By phone', data: [60, 48, 35, null] },
    ].map((item, index) => ({
      ...item,
      color: fills[index],
      labelMarkType: mark(fills[index] ?? color),
    }));
  }, [id, color]);
  return (
    <BarChart
      role="img"
      aria-label="Orders by quarter: in the shop, on the web, and by phone, which ended in the third quarter"
      height={280}
      xAxis={[{ data: quarters }]}
      series={series}
      sx={{ '& .MuiBarElement-root': { stroke: color } }}
    >
      <defs>
        <Pattern id={`${id}stripes`} color={color} type="stripes" />
        <Pattern id={`${id}dots`} color={color} type="dots" />
      </defs>
    </BarChart>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarElementProps } from '@mui/x-charts/BarChart';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const orders = [92, 84, 118, 104, 161, 213];
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -10, End: 10 };
const Current = React.createContext({ current: 0, setCurrent: (_index: number) => {} });

// preview-start
function FocusableBar({ dataIndex, x, y, width, height, color }: BarElementProps) {
  const { current, setCurrent } = React.useContext(Current);
  return (
    <rect
      {...{ x, y, width, height, fill: color }}
      role="img"
      aria-label={`${days[dataIndex]}: ${orders[dataIndex]} orders`}
      tabIndex={dataIndex === current ? 0 : -1}
      data-bar={dataIndex}
      onFocus={() => setCurrent(dataIndex)}
    />
  );
}
// preview-end

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  const move = moves[event.key];
  if (move === undefined || !(event.target instanceof SVGElement)) {
    return;
  }
  event.preventDefault();
  const to = Math.min(Math.max(Number(event.target.dataset.bar) + move, 0), days.length - 1);
  event.currentTarget.querySelector<SVGElement>(`[data-bar="${to}"]`)?.focus();
}

const slots = { bar: FocusableBar };
const sx = {
  '& rect:focus-visible': { stroke: 'currentColor', strokeWidth: 3, outline: 'none' },
};

export default function AccessibleArrowKeys() {
  const [current, setCurrent] = React.useState(0);
  const context = React.useMemo(() => ({ current, setCurrent }), [current]);
  return (
    <Current.Provider value={context}>
      <Box
        role="group"
        aria-label="Orders by weekday. Move between the days with the arrow keys."
        onKeyDown={moveFocus}
        sx={{ width: '100%' }}
      >
        <BarChart
          height={240}
          xAxis={[{ data: days, valueFormatter: (day: string) => day.slice(0, 3) }]}
          series={[{ data: orders }]}
          slots={slots}
          sx={sx}
        />
      </Box>
    </Current.Provider>
  );
}

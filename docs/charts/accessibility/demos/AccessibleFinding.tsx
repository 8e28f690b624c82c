import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const weeks: Record<string, { value: number; label: string }[]> = {
  March: [
    { value: 48, label: 'Too small' },
    { value: 31, label: 'Damaged' },
    { value: 12, label: 'Arrived late' },
  ],
  April: [
    { value: 22, label: 'Too small' },
    { value: 57, label: 'Damaged' },
    { value: 0, label: 'Arrived late' },
  ],
};

// preview-start
function describe(month: string) {
  const reasons = [...(weeks[month] ?? [])].sort((a, b) => b.value - a.value);
  const all = reasons.reduce((sum, { value }) => sum + value, 0);
  return `Returns in ${month}, ${all} in all. ${reasons
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => `${label}: ${Math.round((value / all) * 100)}%`)
    .join(', ')}.`;
}
// preview-end

export default function AccessibleFinding() {
  const [month, setMonth] = React.useState('March');
  const finding = describe(month);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Month"
        value={month}
        onChange={(event, value) => setMonth(value ?? month)}
      >
        {Object.keys(weeks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        role="img"
        aria-label={finding}
        height={200}
        series={[{ data: weeks[month] ?? [] }]}
        colors={['#0b6bcb', '#b45309', '#64748b']}
      />
      <Box role="status" sx={{ typography: 'body2' }}>
        {finding}
      </Box>
    </Box>
  );
}

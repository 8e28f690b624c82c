import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { id: 'power', label: 'Electricity', color: '#2563eb', before: 3180, now: 2740 },
  { id: 'gas', label: 'Heating gas', color: '#d97706', before: 2240, now: 1380 },
  { id: 'water', label: 'Water', color: '#0891b2', before: 410, now: 430 },
  { id: 'waste', label: 'Waste', color: '#65a30d', before: 690, now: 705 },
];
const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function CenterTotal({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      fill={palette.text.primary}
      fontSize={22}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}

export default function PieDemoBudget() {
  const [year, setYear] = React.useState('2024');
  // preview-start
  const data = costs.map(({ before, now, ...slice }) => ({
    ...slice,
    value: year === '2024' ? now : before,
  }));
  const total = euros.format(data.reduce((sum, { value }) => sum + value, 0));
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(event, value: string | null) => setYear(value ?? year)}
      >
        <ToggleButton value="2023">2023</ToggleButton>
        <ToggleButton value="2024">2024</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Running costs of the shop in ${year}, ${total} in total`}
        sx={{ m: 0 }}
      >
        <PieChart
          height={260}
          series={[
            { data, innerRadius: '62%', valueFormatter: ({ value }) => euros.format(value) },
          ]}
          margin={{ bottom: 80, left: 5, right: 5 }}
          slotProps={{
            legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
          }}
        >
          <CenterTotal>{total}</CenterTotal>
        </PieChart>
      </Box>
    </Box>
  );
}

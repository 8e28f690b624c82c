import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const floors = [
  { id: 'ground', label: 'Ground floor', color: '#1d4ed8', data: [420, 410, 380, 340, 310, 330] },
  { id: 'first', label: 'First floor', color: '#c2410c', data: [310, 300, 290, 250, 220, 260] },
  { id: 'cellar', label: 'Cellar', color: '#0f766e', data: [180, 180, 170, 190, 210, 240] },
];

export default function LegendToggleSeries() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      {floors.map(({ id, label, color }) => (
        <FormControlLabel
          key={id}
          label={label}
          sx={{ '& .MuiSwitch-track': { backgroundColor: color } }}
          control={
            <Switch
              checked={!hidden.includes(id)}
              onChange={(event, shown) =>
                setHidden(shown ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
              sx={{ '& .MuiSwitch-thumb': { color } }}
            />
          }
        />
      ))}
      {/* preview-end */}
      <Box
        component="figure"
        dir="ltr"
        aria-label="Energy by month and floor in kilowatt hours"
        sx={{ m: 0 }}
      >
        <LineChart
          height={250}
          xAxis={[{ data: months, scaleType: 'point' }]}
          yAxis={[{ min: 0, max: 450 }]}
          series={floors.filter(({ id }) => !hidden.includes(id))}
          margin={{ top: 20, right: 20, bottom: 30 }}
          slotProps={{ legend: { hidden: true } }}
        />
      </Box>
    </Box>
  );
}

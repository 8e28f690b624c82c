import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const energy = [21, 23, 20, 24, 28, 33];
const uses = [
  { id: 'ovens', label: 'Ovens', value: 54 },
  { id: 'cooling', label: 'Cooling', value: 33 },
  { id: 'light', label: 'Light', value: 22 },
];
const pairs = energy.map((y, id) => ({ id, x: [92, 90, 99, 118, 161, 213][id] ?? 0, y }));

// preview-start
const questions: Record<string, React.ReactNode> = {
  'Which is larger?': (
    <BarChart
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: uses.map((use) => use.label) }]}
      series={[{ data: uses.map((use) => use.value) }]}
    />
  ),
  'How does it change over time?': (
    <LineChart xAxis={[{ data: days, scaleType: 'point' }]} series={[{ data: energy }]} />
  ),
  // preview-end
  'What is its share of the whole?': <PieChart series={[{ data: uses }]} />,
  'Are two measures related?': (
    <ScatterChart
      xAxis={[{ label: 'Orders', min: 80 }]}
      yAxis={[{ label: 'kWh', min: 15 }]}
      series={[{ data: pairs, markerSize: 6 }]}
    />
  ),
  'How are the values distributed?': (
    <BarChart
      xAxis={[{ scaleType: 'band', data: ['$0–9', '$10–19', '$20–29', '$30–39'] }]}
      series={[{ data: [38, 112, 74, 19] }]}
    />
  ),
  'How far is it to the goal?': <Gauge value={72} text="72%" title="Orders of the week" />,
};

export default function WhichChart() {
  const [question, setQuestion] = React.useState('Which is larger?');
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Question"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      >
        {Object.keys(questions).map((text) => (
          <MenuItem key={text} value={text}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <Box component="figure" aria-label={`Answer: ${question}`} sx={{ m: 0, height: 250 }}>
        {questions[question]}
      </Box>
    </Box>
  );
}

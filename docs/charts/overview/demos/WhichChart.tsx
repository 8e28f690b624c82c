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
  { label: 'Ovens', value: 54 },
  { label: 'Cooling', value: 33 },
  { label: 'Light', value: 22 },
];
const pairs = energy.map((y, id) => ({ id, x: [92, 90, 99, 118, 161, 213][id] ?? 0, y }));
const label = { 'aria-label': 'Example from a shop and its energy use', height: 240 };

// preview-start
const questions: Record<string, React.ReactNode> = {
  'Which is larger?': (
    <BarChart
      {...label}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: uses.map((use) => use.label), width: 60 }]}
      series={[{ data: uses.map((use) => use.value) }]}
    />
  ),
  'How does it change over time?': (
    <LineChart
      {...label}
      xAxis={[{ data: days, scaleType: 'point' }]}
      series={[{ data: energy }]}
    />
  ),
  // preview-end
  'What is its share of the whole?': <PieChart {...label} series={[{ data: uses }]} />,
  'Are two measures related?': (
    <ScatterChart
      {...label}
      xAxis={[{ label: 'Orders', min: 80 }]}
      yAxis={[{ label: 'kWh' }]}
      series={[{ data: pairs, markerSize: 6 }]}
    />
  ),
  'How are the values distributed?': (
    <BarChart
      {...label}
      xAxis={[{ data: ['0–9 €', '10–19 €', '20–29 €', '30–39 €'], categoryGapRatio: 0.02 }]}
      series={[{ data: [38, 112, 74, 19] }]}
    />
  ),
  'How far is it to the goal?': (
    <Gauge aria-label="Orders of the week" height={240} value={72} text="72%" />
  ),
};

export default function WhichChart() {
  const [question, setQuestion] = React.useState('Which is larger?');
  return (
    <Box sx={{ width: '100%', pt: 1, minHeight: 330 }}>
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
      {questions[question]}
    </Box>
  );
}

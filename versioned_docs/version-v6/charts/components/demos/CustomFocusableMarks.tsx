import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 84, 118, 104, 161, 213];
const notes: Record<string, string> = { Wed: 'Delivery was free.', Sat: 'The market was open.' };

function NoteMarks({ onChoose }: { onChoose: (day: string) => void }) {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return Object.keys(notes).map((day) => (
    // preview-start
    <g
      key={day}
      role="button"
      tabIndex={0}
      aria-label={`Note for ${day}`}
      transform={`translate(${toX(day)} ${toY(orders[days.indexOf(day)]) - 14})`}
      style={{ cursor: 'pointer' }}
      onClick={() => onChoose(day)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onChoose(day);
        }
      }}
    >
      {/* preview-end */}
      <circle r={9} fill="#b45309" />
      <text textAnchor="middle" dy="0.35em" fill="#fff" fontSize={12}>
        i
      </text>
    </g>
  ));
}

export default function CustomFocusableMarks() {
  const [day, setDay] = React.useState('Wed');
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="figure" dir="ltr" aria-label="Orders by weekday, with notes" sx={{ m: 0 }}>
        <BarChart
          height={240}
          margin={{ top: 20, right: 20, bottom: 30 }}
          xAxis={[{ scaleType: 'band', data: days }]}
          yAxis={[{ min: 0, max: 250 }]}
          series={[{ data: orders, color: '#64748b' }]}
        >
          <NoteMarks onChoose={setDay} />
        </BarChart>
      </Box>
      <Typography role="status" variant="body2">{`${day}: ${notes[day]}`}</Typography>
    </Box>
  );
}

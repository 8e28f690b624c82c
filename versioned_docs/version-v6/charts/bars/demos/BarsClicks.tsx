import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  { data: [61, 58, 64, 70, 92, 118], label: 'Bread' },
  { data: [12, 9, 15, 14, 31, 46], label: 'Cake' },
];

function DayButtons({ onChoose }: { onChoose: (index: number) => void }) {
  const { top, height } = useDrawingArea();
  const scale = useXScale();
  const width = 'bandwidth' in scale ? scale.bandwidth() : 0;
  const toMiddle = getValueToPositionMapper(scale);
  // preview-start
  return days.map((day, index) => (
    <rect
      key={day}
      x={toMiddle(day) - width / 2}
      {...{ y: top, width, height, fill: 'transparent', cursor: 'pointer' }}
      role="button"
      tabIndex={0}
      aria-label={`Show ${day}`}
      onClick={() => onChoose(index)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(index)}
    />
  ));
  // preview-end
}

export default function BarsClicks() {
  const [chosen, setChosen] = React.useState(5);
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        dir="ltr"
        aria-label="Bread and cake sold by weekday"
        sx={{ m: 0, height: 250 }}
      >
        <BarChart xAxis={[{ scaleType: 'band', data: days }]} series={series}>
          <DayButtons onChoose={setChosen} />
        </BarChart>
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {`${days[chosen]}: ${series.map((one) => `${one.data[chosen]} ${one.label}`).join(', ')}`}
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const orders = [92, 84, 118, 104, 161, 213];

function DayTargets({ onChoose }: { onChoose: (index: number) => void }) {
  // preview-start
  const toX = getValueToPositionMapper(useXScale());
  const { top, width, height } = useDrawingArea();
  const step = width / days.length;
  return days.map((day, index) => (
    <rect
      key={day}
      {...{ x: toX(day) - step / 2, y: top, width: step, height }}
      fill="transparent"
      style={{ cursor: 'pointer' }}
      onClick={() => onChoose(index)}
    />
  ));
  // preview-end
}

export default function CompositionClicks() {
  const [index, setIndex] = React.useState<number | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <div dir="ltr">
        <ResponsiveChartContainer
          title="Orders by weekday"
          height={240}
          margin={{ top: 20, bottom: 30 }}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={[{ type: 'bar', data: orders, color: '#0e7490' }]}
        >
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <DayTargets onChoose={setIndex} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ResponsiveChartContainer>
      </div>
      <Typography role="status" variant="body2">
        {index === null ? 'Click a day.' : `${days[index]}: ${orders[index]} orders`}
      </Typography>
    </Box>
  );
}

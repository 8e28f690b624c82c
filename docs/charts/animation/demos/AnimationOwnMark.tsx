import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

interface Place {
  y: number;
}

const translate = ({ y }: Place) => `translate(0 ${y})`;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Target({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const skip = useMediaQuery('(prefers-reduced-motion)');
  const target = { y: useYScale<'linear'>()(value) };
  // preview-start
  const { ref, y } = useAnimate<Place, SVGPathElement>(target, {
    createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
    transformProps: (place) => place,
    applyProps: (element, place) => element.setAttribute('transform', translate(place)),
    skip,
  });
  return (
    <path
      ref={ref}
      transform={translate({ y })}
      d={`M${left} 0h${width}`}
      stroke="#b91c1c"
      strokeWidth={3}
    />
  );
  // preview-end
}

export default function AnimationOwnMark() {
  const [target, setTarget] = React.useState(150);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Target of orders per day"
        value={target}
        min={50}
        max={250}
        step={50}
        marks
        onChange={(event, value) => setTarget(Number(value))}
        sx={{ width: 200, ml: 2 }}
      />
      <BarChart
        aria-label={`Orders by weekday and the target of ${target}`}
        height={230}
        xAxis={[{ data: days }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ data: [92, 84, 118, 104, 161, 213] }]}
      >
        <Target value={target} />
      </BarChart>
    </Box>
  );
}

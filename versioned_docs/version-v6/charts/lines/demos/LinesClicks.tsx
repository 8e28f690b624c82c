import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, MarkElement } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const visitors = [31, 64, 88, 71, 83, 104, 42];
const xAxis = [{ data: hours, scaleType: 'point' as const }];
const series = [{ data: visitors }];

export default function LinesClicks() {
  const [chosen, setChosen] = React.useState(5);
  // preview-start
  const slots = React.useMemo(() => {
    const mark = (props: MarkElementProps) => (
      <MarkElement
        {...props}
        role="button"
        tabIndex={0}
        aria-label={`Show ${hours[props.dataIndex]}`}
        cursor="pointer"
        onClick={() => setChosen(props.dataIndex)}
        onKeyDown={(event) => event.key === 'Enter' && setChosen(props.dataIndex)}
      />
    );
    return { mark };
  }, []);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="figure" dir="ltr" aria-label="Visitors by hour" sx={{ m: 0, height: 230 }}>
        <LineChart
          xAxis={xAxis}
          series={series}
          slots={slots}
          disableLineItemHighlight
          margin={{ top: 16, right: 24, bottom: 32 }}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {`${hours[chosen]}: ${visitors[chosen]} visitors`}
      </Box>
    </Box>
  );
}

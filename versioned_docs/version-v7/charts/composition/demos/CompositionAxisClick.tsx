import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const xAxis = [{ scaleType: 'band' as const, data: days }];
const bar = { type: 'bar', stack: 'orders' } as const;
const series: AllSeriesType[] = [
  { ...bar, id: 'web', data: [34, 41, 38, 52, 77, 93] },
  { ...bar, id: 'shop', data: [58, 49, 61, 66, 84, 120] },
];

export default function CompositionAxisClick() {
  const [text, setText] = React.useState('Click a day.');
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Orders by weekday, from the web and in the shop"
        height={240}
        margin={{ top: 20, bottom: 30 }}
        {...{ series, xAxis }}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        {/* preview-start */}
        <ChartsOnAxisClickHandler
          onAxisClick={(event, data) => {
            const { web, shop } = data?.seriesValues ?? {};
            setText(`${data?.axisValue}: ${web} from the web, ${shop} in the shop`);
          }}
        />
        {/* preview-end */}
      </ResponsiveChartContainer>
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 10 }, (_, index) => index + 1);
const visitors = [14, 22, 41, 78, 160, 310, 640, 1180, 2350, 4870];
const scales = ['linear', 'sqrt', 'symlog', 'log'] as const;
const limits = ['nice', 'strict'] as const;

export default function AxisBench() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('linear');
  const [domainLimit, setLimit] = React.useState<(typeof limits)[number]>('nice');
  const [reverse, setReverse] = React.useState(false);
  const [right, setRight] = React.useState(false);
  // preview-start
  const position = right ? ('right' as const) : ('left' as const);
  const yAxis = [{ scaleType, domainLimit, reverse, position, width: 60 }];
  // preview-end
  const setBy = <T extends string>(all: readonly T[], set: (value: T) => void) => ({
    select: true,
    size: 'small' as const,
    sx: { width: 140 },
    children: all.map((value) => (
      <MenuItem key={value} value={value}>
        {value}
      </MenuItem>
    )),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      all.filter((value) => value === event.target.value).forEach(set),
  });
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField label="scaleType" value={scaleType} {...setBy(scales, setScaleType)} />
        <TextField label="domainLimit" value={domainLimit} {...setBy(limits, setLimit)} />
        <FormControlLabel
          control={<Switch checked={reverse} onChange={() => setReverse(!reverse)} />}
          label="reverse"
        />
        <FormControlLabel
          control={<Switch checked={right} onChange={() => setRight(!right)} />}
          label="position: right"
        />
      </Box>
      <LineChart
        aria-label={`Visitors of the new web shop by week on a ${scaleType} axis`}
        height={250}
        grid={{ horizontal: true }}
        xAxis={[{ data: weeks, label: 'Week', domainLimit: 'strict' }]}
        yAxis={yAxis}
        series={[{ data: visitors, label: 'Visitors', curve: 'linear' }]}
        hideLegend
      />
    </Box>
  );
}

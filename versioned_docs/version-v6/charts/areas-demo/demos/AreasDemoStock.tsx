import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 22 }, (_, index) => index + 1);
const stock = days.map((day) => 520 - ((day * 61) % 400));

export default function AreasDemoStock() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Flour in stock by day in kilograms, with the level for a new order at 200"
      sx={{ m: 0, height: 270, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: days, min: 1, max: 22, label: 'Day of May' }]}
        yAxis={[
          {
            label: 'kg',
            min: 0,
            max: 600,
          },
        ]}
        margin={{ top: 20, right: 20, left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px' },
        }}
        series={[
          { data: stock, area: true, curve: 'stepAfter', showMark: false, color: '#8d6e63' },
        ]}
      >
        {/* preview-start */}
        <ChartsReferenceLine
          y={200}
          label="Order more"
          labelAlign="start"
          labelStyle={{ direction: 'ltr', fontSize: 12 }}
          lineStyle={{ strokeDasharray: '6 4' }}
        />
        {/* preview-end */}
      </LineChart>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const devices = ['Clock', 'Router', 'Lamps', 'Fridge', 'Oven'];
const wattHours = [2, 24, 180, 2600, 19500];
const scales = ['linear', 'sqrt', 'log'] as const;
const floor = { linear: 0, sqrt: 0, log: 1 };
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function AxisScaleTypes() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}
    >
      {scales.map((scaleType) => (
        <div key={scaleType}>
          <Typography variant="subtitle2" component="p">
            {scaleType}
          </Typography>
          <Box
            component="figure"
            dir="ltr"
            aria-label={`Energy per day by device in watt hours on a ${scaleType} scale`}
            sx={{ m: 0 }}
          >
            <LineChart
              height={190}
              margin={{ top: 10, right: 20, bottom: 30 }}
              xAxis={[{ data: devices, scaleType: 'point' }]}
              // preview-start
              yAxis={[
                {
                  scaleType,
                  min: floor[scaleType],
                  valueFormatter: (value: number) => compact.format(value),
                },
              ]}
              series={[{ data: wattHours, curve: 'linear' }]}
              // preview-end
            />
          </Box>
        </div>
      ))}
    </Box>
  );
}

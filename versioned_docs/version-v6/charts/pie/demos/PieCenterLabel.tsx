import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 4610, label: 'Cooling' },
  { id: 'light', value: 2705, label: 'Light' },
  { id: 'ovens', value: 1840, label: 'Bread ovens' },
  { id: 'tills', value: 640, label: 'Tills' },
];

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

// preview-start
function CenterLabel({ value, unit }: { value: string; unit: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <CenterText y={y}>
      <tspan x={x} dy="-0.4em" fontSize={26} fontWeight={600}>
        {value}
      </tspan>
      <tspan x={x} dy="1.8em" fontSize={13}>
        {unit}
      </tspan>
    </CenterText>
  );
}
// preview-end

export default function PieCenterLabel() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy used by the shop in 2024 by use, 9,795 kilowatt hours in total"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <PieChart
        series={[{ data: use, innerRadius: '65%', paddingAngle: 1, cornerRadius: 4 }]}
        margin={{ bottom: 80, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      >
        <CenterLabel value="9,795" unit="kWh in 2024" />
      </PieChart>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRtl() {
  const { direction } = useTheme();
  // preview-start
  const sign = direction === 'rtl' ? -1 : 1;
  return (
    <Box sx={{ height: 170, width: '100%' }}>
      <Gauge
        aria-label="Charge of the battery in percent"
        value={35}
        startAngle={sign * -110}
        endAngle={sign * 110}
        text="35%"
      />
    </Box>
  );
  // preview-end
}

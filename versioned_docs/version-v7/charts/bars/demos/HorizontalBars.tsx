import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const bridges = [
  { bridge: 'Miller’s Arch', length: 46 },
  { bridge: 'Rope Walk', length: 112 },
  { bridge: 'Iron Viaduct', length: 188 },
  { bridge: 'Chain Ferry', length: 73 },
];

export default function HorizontalBars() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        layout="horizontal"
        title="Length of four river crossings in meters"
        dataset={bridges}
        yAxis={[{ scaleType: 'band', dataKey: 'bridge' }]}
        xAxis={[{ label: 'Meters' }]}
        series={[{ dataKey: 'length', color: palette.primary.main }]}
        grid={{ vertical: true }}
        margin={{ left: 96, right: 16, top: 16 }}
      />
      {/* preview-end */}
    </Box>
  );
}

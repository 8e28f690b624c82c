import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x: floor area in m², y: energy in MWh, z: share of solar energy in percent
const shops = [
  { id: 'Harbor', x: 320, y: 41, z: 61 },
  { id: 'Marktplatz', x: 540, y: 66, z: 34 },
  { id: '駅前店', x: 180, y: 38, z: 12 },
  { id: 'Old mill', x: 410, y: 22, z: 100 },
  { id: 'Bridge', x: 760, y: 79, z: 45 },
  { id: 'الميناء', x: 650, y: 98, z: 3 },
];

export default function ScatterThirdValue() {
  const { palette } = useTheme();
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <ScatterChart
        title="Energy of six shops by floor area, colored by the share of solar energy"
        series={[
          {
            data: shops,
            markerSize: 8,
            valueFormatter: (shop) => `${shop.id}: ${shop.z}% solar`,
          },
        ]}
        margin={{ top: 20, right: 110 }}
        xAxis={[{ label: 'Floor area (m²)', min: 0 }]}
        yAxis={[{ label: 'Energy (MWh)', min: 0 }]}
        // preview-start
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#94a3b8', '#b45309'] } },
        ]}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          minLabel="0%"
          maxLabel={'\u200e100% solar'}
          labelStyle={{ fontSize: 14, fill: palette.text.primary }}
        />
        {/* preview-end */}
      </ScatterChart>
    </Box>
  );
}

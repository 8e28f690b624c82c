import Box from '@mui/material/Box';
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
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <ScatterChart
        aria-label="Energy of six shops by floor area, colored by the share of solar energy"
        series={[
          {
            data: shops,
            markerSize: 8,
            valueFormatter: (shop) => shop && `${shop.id}: ${shop.z}% solar`,
          },
        ]}
        xAxis={[{ label: 'Floor area (m²)', min: 0 }]}
        yAxis={[{ label: 'Energy (MWh)', min: 0 }]}
        // preview-start
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#94a3b8', '#b45309'] } },
        ]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'z',
            minLabel: '0% solar',
            maxLabel: '100%',
            labelPosition: 'extremes',
            sx: { width: 260, whiteSpace: 'nowrap' },
          },
        }}
        // preview-end
      />
    </Box>
  );
}

import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const stages = [
  { value: 12, label: 'Idea', color: '#93c5fd' },
  { value: 9, label: 'Draft', color: '#60a5fa' },
  { value: 5, label: 'Test', color: '#3b82f6' },
  { value: 2, label: 'In the shop', color: '#1d4ed8' },
];
const series = [
  { data: stages, curve: 'pyramid', layout: 'horizontal', sectionLabel: false, borderRadius: 0 },
] as const;
const categoryAxis = {
  categories: stages.map(({ label, value }) => `${label}\n${value}`),
  position: 'bottom',
  size: 40,
} as const;
// preview-end

export default function PyramidHorizontal() {
  return (
    <FunnelChart
      aria-label="New goods by stage: 12 ideas, 9 drafts, 5 in a test, 2 in the shop"
      height={220}
      series={series}
      categoryAxis={categoryAxis}
      hideLegend
    />
  );
}

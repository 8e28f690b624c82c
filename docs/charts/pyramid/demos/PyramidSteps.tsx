import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const tasks = [
  { value: 1, label: 'Vision' },
  { value: 1, label: 'Goals' },
  { value: 1, label: 'Plans' },
  { value: 1, label: 'Daily work' },
];
const series = [
  {
    data: tasks,
    curve: 'step-pyramid',
    funnelDirection: 'increasing',
    variant: 'outlined',
    sectionLabel: false,
  },
] as const;
// preview-end

export default function PyramidSteps() {
  return (
    <FunnelChart
      aria-label="Levels of the shop's planning, from the vision to the daily work"
      height={280}
      series={series}
      gap={4}
      slotProps={{ tooltip: { trigger: 'none' } }}
    />
  );
}

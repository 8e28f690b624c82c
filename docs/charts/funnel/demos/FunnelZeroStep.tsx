import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const applications: { value: number | null; label: string }[] = [
  { value: 48, label: 'Applied' },
  { value: 21, label: 'Invited' },
  { value: null, label: 'Tested (no record)' },
  { value: 6, label: 'Offered' },
  { value: 0, label: 'Hired' },
];
const data = applications.flatMap(({ value, label }) =>
  value === null ? [] : [{ value: Math.max(value, 0.25), label: `${label}: ${value}` }],
);
const series = [{ data, sectionLabel: false, curve: 'step' }] as const;
// preview-end

export default function FunnelZeroStep() {
  return (
    <FunnelChart
      aria-label="Applications by step: 48 applied, 21 were invited, 6 got an offer, nobody was hired"
      height={260}
      series={series}
      slotProps={{ legend: { direction: 'vertical' }, tooltip: { trigger: 'none' } }}
    />
  );
}

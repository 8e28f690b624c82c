import { Gauge } from '@mui/x-charts/Gauge';

export default function ProgressToGoal() {
  return (
    // preview-start
    <Gauge
      aria-label="Orders of the week"
      aria-valuetext="432 of 600"
      height={180}
      value={432}
      valueMax={600}
      startAngle={-110}
      endAngle={110}
      text={({ value, valueMax }) => `${value} of ${valueMax}`}
    />
    // preview-end
  );
}

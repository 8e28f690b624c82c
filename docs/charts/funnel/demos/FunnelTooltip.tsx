import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { orderSteps } from './orderSteps';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

function StepTooltip() {
  const item = useItemTooltip<'funnel'>();
  const index = item?.identifier.dataIndex ?? 0;
  const step = orderSteps[index];
  const before = orderSteps[index - 1];
  // preview-start
  return (
    <ChartsTooltipContainer trigger="item">
      {item && step && (
        <Paper sx={{ p: 1, typography: 'body2' }}>
          <b>{step.label}</b>: {item.formattedValue}
          <br />
          {before && `${percent.format(step.value / before.value)} of “${before.label}”`}
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
  // preview-end
}

const slots = { tooltip: StepTooltip };
const series = [{ data: orderSteps }];

export default function FunnelTooltip() {
  return (
    <FunnelChart
      aria-label="Visitors by step of an order, with the share of the step before in the tooltip"
      height={280}
      series={series}
      slots={slots}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipCell,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  chartsTooltipClasses as classes,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const valueCell = `${classes.cell} ${classes.valueCell}`;

function ShareTooltip() {
  const [axis] = useAxesTooltip() ?? [];
  const rows = axis?.seriesItems ?? [];
  const total = rows.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  return (
    <ChartsTooltipContainer trigger="axis">
      <ChartsTooltipPaper className={classes.paper}>
        <ChartsTooltipTable className={classes.table}>
          <caption>{axis?.axisFormattedValue}</caption>
          <tbody>
            {/* preview-start */}
            {rows.map(({ seriesId, formattedLabel, formattedValue, value }) => (
              <ChartsTooltipRow key={seriesId} className={classes.row}>
                <ChartsTooltipCell
                  component="th"
                  className={`${classes.cell} ${classes.labelCell}`}
                >
                  {formattedLabel}
                </ChartsTooltipCell>
                <ChartsTooltipCell component="td" className={valueCell}>
                  {formattedValue}
                </ChartsTooltipCell>
                <ChartsTooltipCell component="td" className={valueCell}>
                  {percent.format(Number(value ?? 0) / total)}
                </ChartsTooltipCell>
              </ChartsTooltipRow>
            ))}
            {/* preview-end */}
          </tbody>
        </ChartsTooltipTable>
      </ChartsTooltipPaper>
    </ChartsTooltipContainer>
  );
}

const slots = { tooltip: ShareTooltip };

export default function TooltipTableParts() {
  return (
    <BarChart
      aria-label="Orders by weekday, in the shop and from the web"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[
        { data: [58, 49, 61, 66, 84, 120], label: 'Shop', stack: 'orders' },
        { data: [34, 41, 38, 52, 77, 93], label: 'Web', stack: 'orders' },
      ]}
      slots={slots}
    />
  );
}

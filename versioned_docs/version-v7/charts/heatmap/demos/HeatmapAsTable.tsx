import Box from '@mui/material/Box';
import { hours, orderCells, weekdays } from './ordersByHour';

// preview-start
const colors = ['#eff6ff', '#bfdbfe', '#60a5fa', '#1d4ed8'];
const values = new Map(orderCells.map(([x, y, count]) => [`${x} ${y}`, count]));
function look(count: number | undefined) {
  const step = Math.min(Math.floor((count ?? 0) / 20), 3);
  return { backgroundColor: colors[step], color: step === 3 ? '#fff' : '#111' };
}
// preview-end

const sx = {
  width: '100%',
  typography: 'body2',
  borderCollapse: 'collapse',
  'td, th': { p: 0.75, textAlign: 'center' },
  th: { fontWeight: 400 },
};

export default function HeatmapAsTable() {
  return (
    <Box component="table" aria-label="Orders by weekday and hour" sx={sx}>
      <thead>
        <tr>
          <td />
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day, y) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {hours.map((hour, x) => {
              const count = values.get(`${x} ${y}`);
              return count === undefined ? (
                <td key={hour}>–</td>
              ) : (
                <td key={hour} style={look(count)}>
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

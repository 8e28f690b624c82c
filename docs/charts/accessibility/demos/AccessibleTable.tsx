import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';
import { shopEnergy } from './shopEnergy';

// preview-start
const columns = [
  { dataKey: 'grid', label: 'Power grid', color: '#0b6bcb' },
  { dataKey: 'solar', label: 'Solar roof', color: '#b45309' },
] as const;
const format = (value: number | null) => (value === null ? 'Not installed' : `${value} kWh`);
const series = columns.map((column) => ({ ...column, stack: 'all', valueFormatter: format }));
// preview-end
const sx = { '& .MuiBarElement-root': { stroke: 'var(--gap)', strokeWidth: 2 } };

export default function AccessibleTable() {
  return (
    <Box sx={{ width: '100%', '--gap': (theme) => theme.palette.background.default }}>
      <BarChart
        role="img"
        aria-label="Energy of the shop by month. The table below has the values."
        dataset={shopEnergy}
        xAxis={[{ dataKey: 'month' }]}
        series={series}
        height={220}
        sx={sx}
      />
      <Box component="details" sx={{ typography: 'body2' }}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
          Values as a table
        </Box>
        <Table size="small" aria-label="Energy of the shop by month">
          <TableHead>
            <TableRow>
              <TableCell>Month</TableCell>
              {columns.map(({ dataKey, label }) => (
                <TableCell key={dataKey} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shopEnergy.map((row) => (
              <TableRow key={row.month}>
                <TableCell component="th" scope="row">
                  {row.month}
                </TableCell>
                {columns.map(({ dataKey }) => (
                  <TableCell key={dataKey} align="right">
                    {format(row[dataKey])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

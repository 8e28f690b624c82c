import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const reasons = ['Too small', 'Damaged', 'Wrong color', 'Arrived late', 'Not stated'];
const returns = [48, 31, 22, 12, 9];

export default function BarsWithTable() {
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Box
        role="img"
        dir="ltr"
        aria-label="Returns in May by reason. Most often: too small, 48 of 122."
        sx={{ height: 230 }}
      >
        <BarChart
          layout="horizontal"
          margin={{ top: 10, right: 16, bottom: 30, left: 100 }}
          yAxis={[{ scaleType: 'band', data: reasons }]}
          series={[{ data: returns }]}
        />
      </Box>
      {/* preview-end */}
      <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Values as a table
      </Button>
      {shown && (
        <Table size="small" aria-label="Returns in May by reason">
          <TableBody>
            {reasons.map((reason, index) => (
              <TableRow key={reason}>
                <TableCell component="th" scope="row">
                  {reason}
                </TableCell>
                <TableCell align="right">{returns[index]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}

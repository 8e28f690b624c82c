import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const reasons = ['Too small', 'Damaged', 'Arrived late', 'Wrong color', 'Not stated'];
const returns = [48, 31, 12, 9, 22];

export default function BarsWithTable() {
  const [shown, setShown] = React.useState(false);
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <BarChart
        role="img"
        aria-label="Returns in May by reason. Most often: too small, 48 of 122."
        height={230}
        layout="horizontal"
        yAxis={[{ data: reasons, width: 100 }]}
        series={[{ data: returns }]}
      />
      <Button size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Values as a table
      </Button>
      {/* preview-end */}
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

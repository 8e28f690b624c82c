import { Fragment } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import comparison from './comparison';
import plans from './plans';

function Value({ value }: { value: string | boolean }) {
  if (value === true) {
    return <CheckIcon fontSize="small" color="primary" titleAccess="Included" />;
  }
  if (value === false) {
    return <RemoveIcon fontSize="small" color="disabled" titleAccess="Not included" />;
  }
  return value;
}

export default function CompareTable() {
  return (
    <Box component="section" aria-labelledby="compare">
      <Typography id="compare" variant="h5" component="h2" sx={{ fontWeight: 650, mb: 2 }}>
        What is in each
      </Typography>
      <Table
        aria-labelledby="compare"
        sx={{
          tableLayout: 'fixed',
          '& th, & td': { paddingInline: { xs: 0.5, sm: 2 }, textAlign: 'center' },
          '& th:first-of-type': { width: '40%', textAlign: 'start' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              Feature
            </TableCell>
            {plans.map(({ id, name }) => (
              <TableCell key={id} component="th" scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {comparison.map(({ title, rows }) => (
            <Fragment key={title}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="colgroup"
                  colSpan={4}
                  sx={{ pt: 4, color: 'text.secondary' }}
                >
                  {title}
                </TableCell>
              </TableRow>
              {rows.map(({ name, values }) => (
                <TableRow key={name} hover>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={plans[index]?.id}>
                      <Value value={value} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';

interface Loan {
  ticket: string;
  reader: string;
  due: string;
}

const columns: GridColumns<Loan> = [
  { field: 'ticket', headerName: 'Ticket', width: 100 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
  { field: 'due', headerName: 'Due', width: 110 },
];

const loans: Loan[] = [
  { ticket: 'L-0417', reader: 'Ines Okafor', due: '2025-05-02' },
  { ticket: 'L-0418', reader: 'Tomas Lind', due: '2025-05-04' },
  { ticket: 'L-0422', reader: 'Ruth Amari', due: '2025-05-09' },
];

export default function RowIdentifier() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Open loans"
        rows={loans}
        columns={columns}
        getRowId={(loan: Loan) => loan.ticket}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}

import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowClassNameParams } from '@mui/x-data-grid';
import './StripedRows.css';

const rows = [
  { id: 1041, customer: 'Ana Lima', status: 'shipped', quantity: 24 },
  { id: 1042, customer: 'Zeynep Şahin', status: 'shipped', quantity: 3 },
  { id: 1043, customer: '田中 陽菜', status: 'packed', quantity: 6 },
  { id: 1044, customer: 'Oskar Lindqvist', status: 'shipped', quantity: 1 },
  { id: 1046, customer: 'Ana Lima', status: 'returned', quantity: -4 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

// preview-start
const getStripe = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : 'orders-stripe';
// preview-end

export default function StripedRows() {
  return (
    <div className="orders">
      <DataGrid
        aria-label="Orders in stripes"
        rows={rows}
        columns={columns}
        getRowClassName={getStripe}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}

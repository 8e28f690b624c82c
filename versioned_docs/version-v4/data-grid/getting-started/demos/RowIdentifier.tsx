import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'code', headerName: 'Code', width: 120 },
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 140 },
];

const parcels = [
  { code: 'PX-31', parcel: 'Seed potatoes' },
  { code: 'PX-32', parcel: 'Piano strings' },
  { code: 'PX-40', parcel: 'Woolen socks' },
];

export default function RowIdentifier() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        getRowId={(parcel) => parcel.code}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}

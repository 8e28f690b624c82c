import Box from '@mui/material/Box';
import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const services: Record<string, string[]> = {
  Post: ['Letter', 'Parcel'],
  Courier: ['Same day', 'Next morning'],
  Freight: ['Pallet', 'Container', 'Bulk'],
};

interface Shipment {
  id: number;
  customer: string;
  carrier: string;
  service: string;
}

const shipments: Shipment[] = [
  { id: 1042, customer: 'Zeynep Şahin', carrier: 'Post', service: 'Parcel' },
  { id: 1045, customer: 'Amara Okafor', carrier: 'Freight', service: 'Pallet' },
  { id: 1054, customer: '김서연', carrier: 'Courier', service: 'Next morning' },
];

// preview-start
function CarrierEditCell(params: GridRenderEditCellParams<Shipment>) {
  const apiRef = useGridApiContext();
  const clearService = async () => {
    await apiRef.current.setEditCellValue({ id: params.id, field: 'service', value: '' });
  };
  return <GridEditSingleSelectCell {...params} onValueChange={clearService} />;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    // preview-end
    type: 'singleSelect',
    valueOptions: Object.keys(services),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CarrierEditCell {...params} />,
  },
  {
    field: 'service',
    headerName: 'Service',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (services[row.carrier] ?? []) : Object.values(services).flat(),
    width: 160,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

export default function LinkedFields() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
        rows={shipments}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}

import Link from '@mui/material/Link';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Supplier {
  id: number;
  supplier: string;
  site: string | null;
}

const rows: Supplier[] = [
  { id: 1, supplier: 'Nwosu Farm', site: 'https://example.com/nwosu' },
  { id: 2, supplier: 'Obst Müller', site: 'javascript:alert(document.cookie)' },
  { id: 3, supplier: '山田農園', site: null },
];

// preview-start
function isWebAddress(text: string) {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function SiteCell({ value, tabIndex }: GridRenderCellParams<Supplier, string | null>) {
  if (!value || !isWebAddress(value)) {
    return value;
  }
  return (
    <Link href={value} tabIndex={tabIndex} rel="noopener noreferrer">
      {value}
    </Link>
  );
}
// preview-end

const columns: GridColDef<Supplier>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  {
    field: 'site',
    headerName: 'Website',
    flex: 1,
    minWidth: 250,
    renderCell: (params) => <SiteCell {...params} />,
  },
];

export default function SecuritySafeLinks() {
  return <DataGrid label="Suppliers" rows={rows} columns={columns} hideFooter />;
}

import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import dayjs from 'dayjs';
import { bookingStates, type Booking } from './bookings';
import { findPlace } from './findPlace';
import { formatMoney } from './formatMoney';
import StateChip from './StateChip';
import { useFilters } from './useFilters';

interface GuestLinkProps {
  booking: Booking;
  tabIndex: number;
}

/** Reads the address by itself, so the columns never change. */
function GuestLink({ booking, tabIndex }: GuestLinkProps) {
  const { linkTo } = useFilters();
  return (
    <Link {...linkTo({ booking: booking.id })} color="textPrimary" tabIndex={tabIndex}>
      {booking.guest}
    </Link>
  );
}

const columns: GridColDef<Booking>[] = [
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    minWidth: 116,
    renderCell: ({ row, tabIndex }) => <GuestLink booking={row} tabIndex={tabIndex} />,
  },
  { field: 'boat', headerName: 'Boat', width: 110, valueGetter: (value, { boat }) => boat.name },
  {
    field: 'harbor',
    headerName: 'Harbor',
    flex: 1,
    minWidth: 120,
    valueGetter: (value, { boat }) => findPlace(boat.harborId)?.label,
  },
  {
    field: 'start',
    headerName: 'Start',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => dayjs(value).toDate(),
    valueFormatter: (value: Date) => dayjs(value).format('D MMM YYYY'),
  },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => formatMoney(value),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...bookingStates],
    width: 116,
    renderCell: ({ row }) => <StateChip state={row.state} />,
  },
];

const pageSizeOptions = [10, 25, 50];

interface BookingGridProps {
  label: string;
  rows: Booking[];
  /** Whether it only shows the rows, with nothing to filter or page them. */
  brief?: boolean;
}

/** Bookings; the name of the guest opens the details. */
export default function BookingGrid({ label, rows, brief = false }: BookingGridProps) {
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isNarrow = useMediaQuery(breakpoints.down('lg'), { noSsr: true });
  return (
    <DataGrid
      // Other columns are shown from the start: what a visitor chose is for the width it was chosen in.
      key={`${isPhone} ${isNarrow}`}
      aria-label={label}
      rows={rows}
      columns={columns}
      disableRowSelectionOnClick
      hideFooter={brief}
      disableColumnMenu={brief}
      showToolbar={!brief}
      pageSizeOptions={pageSizeOptions}
      initialState={{
        pagination: { paginationModel: { pageSize: 10 } },
        columns: {
          columnVisibilityModel: {
            boat: !isPhone,
            start: !isPhone,
            harbor: !isNarrow,
            days: !isNarrow,
          },
        },
      }}
    />
  );
}

import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Sensor } from './Sensor';
import { Sparkline } from './Sparkline';
import { StateCell } from './StateCell';

const toClock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);

function formatChange(value: number): string {
  if (value === 0) {
    return '–';
  }
  return value > 0 ? `▲ ${value.toFixed(1)}` : `▼ ${(-value).toFixed(1)}`;
}

export const columns: GridColDef<Sensor>[] = [
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 130 },
  { field: 'hall', headerName: 'Hall', width: 100 },
  {
    field: 'value',
    headerName: '°C',
    type: 'number',
    valueFormatter: (value: number) => value.toFixed(1),
    width: 80,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    valueFormatter: formatChange,
    width: 95,
  },
  {
    field: 'trend',
    headerName: 'Trend',
    renderCell: ({ row }) => <Sparkline values={row.trend} />,
    display: 'flex',
    sortable: false,
    filterable: false,
    disableExport: true,
    width: 140,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Normal', 'Too warm'],
    valueGetter: (_, { value, limit }) => (value > limit ? 'Too warm' : 'Normal'),
    renderCell: StateCell,
    display: 'flex',
    width: 125,
  },
  { field: 'time', headerName: 'Reported', valueFormatter: toClock, width: 100 },
];

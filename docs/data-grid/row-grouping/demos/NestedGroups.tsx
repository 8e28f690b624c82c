import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const costumes = [
  { id: 1, rack: 'A', play: 'The Tempest', costume: 'Storm cloak', size: 'L' },
  { id: 2, rack: 'A', play: 'The Tempest', costume: 'Sailor shirt', size: 'M' },
  { id: 3, rack: 'A', play: 'Peer Gynt', costume: 'Green robe', size: 'S' },
  { id: 4, rack: 'B', play: 'Peer Gynt', costume: 'Fur boots', size: 'M' },
  { id: 5, rack: 'B', play: 'The Tempest', costume: 'Feather cap', size: 'S' },
];

const columns: GridColDef<(typeof costumes)[number]>[] = [
  { field: 'rack', headerName: 'Rack', width: 90 },
  { field: 'play', headerName: 'Play', width: 140 },
  { field: 'costume', headerName: 'Costume', flex: 1, minWidth: 120 },
  { field: 'size', headerName: 'Size', width: 70 },
];

export default function NestedGroups() {
  const apiRef = useGridApiRef();
  // preview-start
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['rack', 'play'] } },
  });
  // preview-end
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Costumes by rack and play"
        apiRef={apiRef}
        rows={costumes}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={({ fields }) => ({ width: fields.includes('rack') ? 110 : 200 })}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'A'}
        hideFooter
      />
    </Box>
  );
}

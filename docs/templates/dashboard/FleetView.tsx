import Box from '@mui/material/Box';
import type { Report } from './collectReport';
import FleetGrid from './FleetGrid';
import Panel from './Panel';
import UseChart from './UseChart';

export default function FleetView({ report }: { report: Report }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UseChart report={report} />
      <Panel title={`${report.boats.length} boats`} flush>
        <FleetGrid report={report} />
      </Panel>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 130 },
];

// preview-start
const shared = ['department', 'office', 'started'];

const redact = (context: string) => {
  const described: { field: string }[] = JSON.parse(context);
  return JSON.stringify(described.filter(({ field }) => shared.includes(field)));
};
// preview-end

/** Stands in for a request to your server. */
const ask = async (): Promise<PromptResponse> => ({
  conversationId: 'employees',
  select: -1,
  filters: [{ column: 'office', operator: 'equals', value: 'Seoul' }],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
});

export default function AssistantPrivacy() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing was sent yet.');
  const onPrompt = React.useCallback((_prompt: string, context: string) => {
    const sent: { field: string }[] = JSON.parse(redact(context));
    setMessage(`Described: ${sent.map(({ field }) => field).join(', ')}`);
    return ask();
  }, []);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}
      >
        <Button onClick={() => apiRef.current?.aiAssistant.processPrompt('Who works in Seoul?')}>
          Who works in Seoul?
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Employees whose salaries are not shared"
          rows={employees}
          columns={columns}
          aiAssistant
          allowAiAssistantDataSampling
          onPrompt={onPrompt}
          hideFooter
        />
      </Box>
    </Box>
  );
}

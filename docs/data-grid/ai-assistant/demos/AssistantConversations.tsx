import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridAiAssistantPanel, useGridApiRef } from '@mui/x-data-grid-premium';
import type { Conversation, GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const response: PromptResponse = {
  conversationId: 'conversation-1',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
};

const earlier: Conversation[] = [
  {
    id: 'conversation-1',
    title: 'Orders over 1000',
    prompts: [{ value: 'Orders over 1000', createdAt: new Date(2025, 3, 22, 9), response }],
  },
  {
    id: 'conversation-2',
    title: 'Totals by country',
    prompts: [{ value: 'Totals by country', createdAt: new Date(2025, 3, 23, 14), response }],
  },
];

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function AssistantConversations() {
  const apiRef = useGridApiRef();
  // preview-start
  const [conversations, setConversations] = React.useState(earlier);
  const repeat = (conversation: Conversation, index: number) => {
    const last = conversation.prompts.at(-1);
    apiRef.current?.aiAssistant.setActiveConversationIndex(index);
    if (last) {
      apiRef.current?.aiAssistant.processPrompt(last.value);
    }
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {conversations.map((conversation, index) => (
          <Chip
            key={conversation.id}
            label={`${conversation.title} (${conversation.prompts.length})`}
            onClick={() => repeat(conversation, index)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders with earlier conversations"
          rows={orders}
          columns={columns}
          aiAssistant
          slots={slots}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          onPrompt={askService}
          showToolbar
          hideFooter
        />
      </Box>
    </Box>
  );
}

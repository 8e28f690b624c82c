import type { SvgIconComponent } from '@mui/icons-material';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import NorthRounded from '@mui/icons-material/NorthRounded';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SouthRounded from '@mui/icons-material/SouthRounded';
import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import type { Conversation, GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import { askService } from './service';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const conversations: Conversation[] = [
  {
    id: 'conversation-1',
    title: 'Orders over 500, largest first',
    prompts: [
      {
        value: 'Orders over 500, largest first',
        createdAt: new Date(2025, 3, 22, 9),
        response: {
          conversationId: 'conversation-1',
          select: -1,
          filters: [{ column: 'total', operator: '>', value: 500 }],
          aggregation: {},
          sorting: [{ column: 'total', direction: 'desc' }],
          grouping: [],
          pivoting: {},
        },
      },
    ],
  },
];

const initialState = { aiAssistant: { conversations } };

// preview-start
const toSlot = (Icon: SvgIconComponent) => () => <Icon fontSize="small" />;

const slots = {
  aiAssistantPanel: GridAiAssistantPanel,
  aiAssistantIcon: toSlot(ForumOutlined),
  promptIcon: toSlot(QuestionAnswerOutlined),
  promptSendIcon: toSlot(NorthRounded),
  promptRerunIcon: toSlot(ReplayRounded),
  promptFilterIcon: toSlot(FilterListRounded),
  promptSortDescIcon: toSlot(SouthRounded),
};
// preview-end

export default function AssistantIcons() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with other icons in the assistant"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
        aiAssistant
        onPrompt={askService}
        showToolbar
        hideFooter
      />
    </Box>
  );
}

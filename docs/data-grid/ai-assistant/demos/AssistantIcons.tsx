import Add from '@mui/icons-material/AddCommentOutlined';
import Send from '@mui/icons-material/ArrowCircleUpOutlined';
import Sum from '@mui/icons-material/CalculateOutlined';
import Toggle from '@mui/icons-material/ExpandCircleDownOutlined';
import Filter from '@mui/icons-material/FilterList';
import Group from '@mui/icons-material/FolderOutlined';
import History from '@mui/icons-material/ForumOutlined';
import Close from '@mui/icons-material/HighlightOff';
import Mic from '@mui/icons-material/KeyboardVoiceOutlined';
import Up from '@mui/icons-material/NorthOutlined';
import Rerun from '@mui/icons-material/RestartAlt';
import Down from '@mui/icons-material/SouthOutlined';
import Assistant from '@mui/icons-material/SupportAgent';
import Pivot from '@mui/icons-material/TableChartOutlined';
import Prompt from '@mui/icons-material/TipsAndUpdatesOutlined';
import MicOff from '@mui/icons-material/VoiceOverOffOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

/** Whatever users ask: a stand-in for your service. */
const onPrompt = async (): Promise<PromptResponse> => ({
  conversationId: 'icons',
  select: -1,
  filters: [{ column: 'total', operator: '>', value: 100 }],
  sorting: [{ column: 'total', direction: 'desc' }],
  grouping: [{ column: 'status' }],
  aggregation: { total: 'sum' },
  pivoting: {},
});

type IconProps = Pick<SvgIconProps, 'className' | 'fontSize'>;

/** Passes on the two props that the grid sets. */
const toSlot = (Icon: typeof SvgIcon) =>
  function SlotIcon({ className, fontSize }: IconProps) {
    return <Icon className={className} fontSize={fontSize} />;
  };

const panelIcons = {
  aiAssistantIcon: toSlot(Assistant),
  aiAssistantPanelHistoryIcon: toSlot(History),
  aiAssistantPanelNewConversationIcon: toSlot(Add),
  aiAssistantPanelCloseIcon: toSlot(Close),
};

// preview-start
const promptIcons = {
  promptIcon: toSlot(Prompt),
  promptRerunIcon: toSlot(Rerun),
  promptChangesToggleIcon: toSlot(Toggle),
  promptGroupIcon: toSlot(Group),
  promptAggregationIcon: toSlot(Sum),
  promptFilterIcon: toSlot(Filter),
  promptSortAscIcon: toSlot(Up),
  promptSortDescIcon: toSlot(Down),
  promptPivotIcon: toSlot(Pivot),
  promptSendIcon: toSlot(Send),
  promptSpeechRecognitionIcon: toSlot(Mic),
  promptSpeechRecognitionOffIcon: toSlot(MicOff),
};
// preview-end

const slots = { aiAssistantPanel: GridAiAssistantPanel, ...panelIcons, ...promptIcons };

export default function AssistantIcons() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with other icons in the assistant"
        rows={orders}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={[{ value: 'Orders over 100 by status' }]}
        onPrompt={onPrompt}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}

import { type NavigationEntry, toSidebars } from './core/navigation';

/** The tree of the current version. */
const entries: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  { pathname: '/api/compare', title: 'Compare versions' },
  {
    pathname: '/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/introduction', title: 'Overview' },
      { pathname: '/introduction/installation' },
      { pathname: '/introduction/licensing' },
      { pathname: '/introduction/support' },
      { pathname: '/introduction/mcp', title: 'AI support via MCP', newFeature: true },
      { pathname: '/introduction/priority-support', plan: 'premium', newFeature: true },
      { pathname: '/guides/telemetry', plan: 'pro' },
      { pathname: '/introduction/roadmap' },
      { pathname: '/templates', title: 'Page templates' },
    ],
  },
  {
    pathname: '/common-features-group',
    title: 'Common concepts',
    children: [
      { pathname: '/common-concepts/custom-components', title: 'Slots and subcomponents' },
      { pathname: '/common-concepts/theming', title: 'Theming and dark mode' },
      { pathname: '/common-concepts/localization', title: 'Localization' },
      { pathname: '/common-concepts/right-to-left', title: 'Right to left' },
      { pathname: '/common-concepts/server-rendering', title: 'Server rendering and hydration' },
      { pathname: '/common-concepts/typescript', title: 'TypeScript' },
      { pathname: '/common-concepts/testing', title: 'Testing' },
      { pathname: '/common-concepts/security', title: 'Security' },
      { pathname: '/common-concepts/accessibility', title: 'Accessibility statement' },
      { pathname: '/common-concepts/bundle-size' },
    ],
  },
  {
    pathname: '/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/react-data-grid', title: 'Overview' },
      { pathname: '/react-data-grid/quickstart' },
      { pathname: '/react-data-grid/features' },
      {
        pathname: '/react-data-grid/demos-group',
        title: 'Demos',
        children: [
          { pathname: '/react-data-grid/demos/real-time-data', title: 'Real-time data' },
          {
            pathname: '/react-data-grid/demos/time-off-calendar',
            title: 'Time off calendar',
          },
          { pathname: '/react-data-grid/demos/inventory', title: 'Inventory' },
        ],
      },
      {
        pathname: '/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/react-data-grid/layout' },
          {
            pathname: '/react-data-grid/columns',
            children: [
              { pathname: '/react-data-grid/column-definition' },
              { pathname: '/react-data-grid/column-dimensions' },
              { pathname: '/react-data-grid/column-visibility' },
              { pathname: '/react-data-grid/custom-columns' },
              { pathname: '/react-data-grid/column-header' },
              { pathname: '/react-data-grid/column-menu' },
              { pathname: '/react-data-grid/column-spanning' },
              { pathname: '/react-data-grid/column-groups' },
              {
                pathname: '/react-data-grid/column-ordering',
                title: 'Column reordering',
                plan: 'pro',
              },
              { pathname: '/react-data-grid/column-pinning', plan: 'pro' },
              { pathname: '/react-data-grid/column-recipes', title: 'Recipes' },
            ],
          },
          {
            pathname: '/react-data-grid/rows',
            children: [
              { pathname: '/react-data-grid/row-definition' },
              { pathname: '/react-data-grid/row-updates' },
              { pathname: '/react-data-grid/row-height' },
              { pathname: '/react-data-grid/row-spanning', newFeature: true },
              {
                pathname: '/react-data-grid/master-detail',
                title: 'Master-detail row panels',
                plan: 'pro',
              },
              { pathname: '/react-data-grid/row-ordering', title: 'Row reordering', plan: 'pro' },
              { pathname: '/react-data-grid/row-pinning', plan: 'pro' },
              { pathname: '/react-data-grid/row-recipes', title: 'Recipes' },
            ],
          },
          { pathname: '/react-data-grid/cells' },
          {
            pathname: '/react-data-grid/editing-group',
            title: 'Editing',
            children: [
              { pathname: '/react-data-grid/editing', title: 'Overview' },
              { pathname: '/react-data-grid/editing/persistence' },
              { pathname: '/react-data-grid/editing/custom-edit-component' },
              { pathname: '/react-data-grid/editing/editing-events' },
              { pathname: '/react-data-grid/recipes-editing', title: 'Recipes' },
            ],
          },
          { pathname: '/react-data-grid/sorting' },
          {
            pathname: '/react-data-grid/filtering-group',
            title: 'Filtering',
            children: [
              { pathname: '/react-data-grid/filtering', title: 'Overview' },
              { pathname: '/react-data-grid/filtering/customization' },
              { pathname: '/react-data-grid/filtering/quick-filter' },
              {
                pathname: '/react-data-grid/filtering/server-side',
                title: 'Server-side filtering',
              },
              {
                pathname: '/react-data-grid/filtering/multi-filters',
                title: 'Multi-filters',
                plan: 'pro',
              },
              { pathname: '/react-data-grid/filtering/header-filters', plan: 'pro' },
              { pathname: '/react-data-grid/filtering-recipes', title: 'Recipes' },
            ],
          },
          { pathname: '/react-data-grid/pagination' },
          {
            pathname: '/react-data-grid/selection',
            children: [
              { pathname: '/react-data-grid/row-selection' },
              { pathname: '/react-data-grid/cell-selection', plan: 'premium' },
            ],
          },
          { pathname: '/react-data-grid/virtualization' },
          { pathname: '/react-data-grid/accessibility' },
          { pathname: '/react-data-grid/localization' },
        ],
      },
      {
        pathname: '/react-data-grid/advanced-features-group',
        subheader: 'Advanced features',
        children: [
          { pathname: '/react-data-grid/tree-data', plan: 'pro' },
          {
            pathname: '/react-data-grid/row-grouping-group',
            title: 'Row grouping',
            plan: 'premium',
            children: [
              { pathname: '/react-data-grid/row-grouping', title: 'Overview' },
              { pathname: '/react-data-grid/recipes-row-grouping', title: 'Recipes' },
            ],
          },
          { pathname: '/react-data-grid/aggregation', plan: 'premium' },
          {
            pathname: '/react-data-grid/pivoting-group',
            title: 'Pivoting',
            plan: 'premium',
            newFeature: true,
            children: [
              { pathname: '/react-data-grid/pivoting', title: 'Overview' },
              { pathname: '/react-data-grid/pivoting-explained', title: 'Understanding pivoting' },
            ],
          },
          { pathname: '/react-data-grid/export' },
          { pathname: '/react-data-grid/clipboard', title: 'Copy and paste' },
          { pathname: '/react-data-grid/scrolling' },
          { pathname: '/react-data-grid/list-view', title: 'List view', plan: 'pro' },
          {
            pathname: '/react-data-grid/server-side-data-group',
            title: 'Server-side data',
            newFeature: true,
            children: [
              { pathname: '/react-data-grid/server-side-data', title: 'Overview' },
              { pathname: '/react-data-grid/server-side-data/tree-data', plan: 'pro' },
              { pathname: '/react-data-grid/server-side-data/lazy-loading', plan: 'pro' },
              { pathname: '/react-data-grid/server-side-data/row-grouping', plan: 'premium' },
              { pathname: '/react-data-grid/server-side-data/aggregation', plan: 'premium' },
              { pathname: '/react-data-grid/server-side-data/recipes' },
            ],
          },
          {
            pathname: '/react-data-grid/ai-assistant',
            title: 'AI Assistant',
            plan: 'premium',
            newFeature: true,
          },
        ],
      },
      {
        pathname: '/react-data-grid/components-group',
        subheader: 'Components',
        newFeature: true,
        children: [
          { pathname: '/react-data-grid/components/usage', title: 'Usage' },
          { pathname: '/react-data-grid/components/toolbar', title: 'Toolbar' },
          { pathname: '/react-data-grid/components/export', title: 'Export' },
          { pathname: '/react-data-grid/components/quick-filter', title: 'Quick Filter' },
          {
            pathname: '/react-data-grid/components/columns-panel',
            title: 'Columns Panel',
            planned: true,
          },
          {
            pathname: '/react-data-grid/components/filter-panel',
            title: 'Filter Panel',
            planned: true,
          },
          {
            pathname: '/react-data-grid/components/prompt-field',
            title: 'Prompt Field',
            plan: 'premium',
          },
          {
            pathname: '/react-data-grid/components/pivot-panel',
            title: 'Pivot Panel',
            plan: 'premium',
            planned: true,
          },
          {
            pathname: '/react-data-grid/components/ai-assistant-panel',
            title: 'AI Assistant Panel',
            plan: 'premium',
            planned: true,
          },
        ],
      },
      {
        pathname: '/react-data-grid/customization-group',
        subheader: 'Customization',
        children: [
          { pathname: '/react-data-grid/style', title: 'Styling basics' },
          { pathname: '/react-data-grid/style-recipes', title: 'Styling recipes' },
          { pathname: '/react-data-grid/overlays', title: 'Overlays' },
          { pathname: '/react-data-grid/components', title: 'Custom subcomponents' },
        ],
      },
      {
        pathname: '/api/resources-group',
        subheader: 'Resources',
        children: [
          { pathname: '/react-data-grid/api-object', title: 'API object' },
          { pathname: '/react-data-grid/events' },
          { pathname: '/react-data-grid/state' },
          { pathname: '/react-data-grid/performance' },
        ],
      },
      {
        pathname: '/api/data-grid-group',
        title: 'API reference',
        children: [
          {
            pathname: '/api/data-grid',
            title: 'Index',
          },
          {
            pathname: '/api/data-grid-components-group',
            subheader: 'Components',
            children: [
              {
                pathname: '/api/data-grid/ai-assistant-panel-trigger',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/columns-panel-trigger',
              },
              {
                pathname: '/api/data-grid/data-grid',
              },
              {
                pathname: '/api/data-grid/data-grid-premium',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/data-grid-pro',
                plan: 'pro',
              },
              {
                pathname: '/api/data-grid/export-csv',
              },
              {
                pathname: '/api/data-grid/export-excel',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/export-print',
              },
              {
                pathname: '/api/data-grid/filter-panel-trigger',
              },
              {
                pathname: '/api/data-grid/grid-filter-form',
              },
              {
                pathname: '/api/data-grid/grid-filter-panel',
              },
              {
                pathname: '/api/data-grid/grid-toolbar-quick-filter',
              },
              {
                pathname: '/api/data-grid/pivot-panel-trigger',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/prompt-field',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/prompt-field-control',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/prompt-field-record',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/prompt-field-send',
                plan: 'premium',
              },
              {
                pathname: '/api/data-grid/quick-filter',
              },
              {
                pathname: '/api/data-grid/quick-filter-clear',
              },
              {
                pathname: '/api/data-grid/quick-filter-control',
              },
              {
                pathname: '/api/data-grid/quick-filter-trigger',
              },
              {
                pathname: '/api/data-grid/toolbar',
              },
              {
                pathname: '/api/data-grid/toolbar-button',
              },
            ],
          },
          {
            pathname: '/api/data-grid-interfaces-group',
            subheader: 'Interfaces',
            children: [
              {
                pathname: '/api/data-grid/grid-api',
              },
              {
                pathname: '/api/data-grid/grid-cell-params',
              },
              {
                pathname: '/api/data-grid/grid-col-def',
              },
              {
                pathname: '/api/data-grid/grid-single-select-col-def',
              },
              {
                pathname: '/api/data-grid/grid-actions-col-def',
              },
              {
                pathname: '/api/data-grid/grid-list-view-col-def',
              },
              {
                pathname: '/api/data-grid/grid-export-state-params',
              },
              {
                pathname: '/api/data-grid/grid-filter-item',
              },
              {
                pathname: '/api/data-grid/grid-filter-model',
              },
              {
                pathname: '/api/data-grid/grid-filter-operator',
              },
              {
                pathname: '/api/data-grid/grid-render-context',
              },
              {
                pathname: '/api/data-grid/grid-row-class-name-params',
              },
              {
                pathname: '/api/data-grid/grid-row-params',
              },
              {
                pathname: '/api/data-grid/grid-row-spacing-params',
              },
              {
                pathname: '/api/data-grid/grid-aggregation-function',
              },
              {
                pathname: '/api/data-grid/grid-aggregation-function-data-source',
              },
              {
                pathname: '/api/data-grid/grid-csv-export-options',
              },
              {
                pathname: '/api/data-grid/grid-print-export-options',
              },
              {
                pathname: '/api/data-grid/grid-excel-export-options',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/react-date-pickers', title: 'Overview' },
      { pathname: '/react-date-pickers/quickstart', title: 'Quickstart' },
      { pathname: '/react-date-pickers/base-concepts' },
      {
        pathname: '/react-date-pickers/demos-group',
        title: 'Demos',
        children: [{ pathname: '/react-date-pickers/demos/booking-calendar' }],
      },
      {
        pathname: '/react-date-pickers-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [
              { pathname: '/react-date-pickers/date-picker', title: 'Date Picker' },
              { pathname: '/react-date-pickers/date-field', title: 'Date Field' },
              { pathname: '/react-date-pickers/date-calendar', title: 'Date Calendar' },
            ],
          },
          {
            pathname: '/react-date-pickers/time-pickers',
            title: 'Time components',
            children: [
              { pathname: '/react-date-pickers/time-picker', title: 'Time Picker' },
              { pathname: '/react-date-pickers/time-field', title: 'Time Field' },
              { pathname: '/react-date-pickers/time-clock', title: 'Time Clock' },
              { pathname: '/react-date-pickers/digital-clock', title: 'Digital Clock' },
            ],
          },
          {
            pathname: '/react-date-pickers/date-time-pickers',
            title: 'Date Time components',
            children: [
              { pathname: '/react-date-pickers/date-time-picker', title: 'Date Time Picker' },
              { pathname: '/react-date-pickers/date-time-field', title: 'Date Time Field' },
            ],
          },
          {
            pathname: '/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              { pathname: '/react-date-pickers/date-range-picker', title: 'Date Range Picker' },
              { pathname: '/react-date-pickers/date-range-field', title: 'Date Range Field' },
              { pathname: '/react-date-pickers/date-range-calendar', title: 'Date Range Calendar' },
            ],
          },
          {
            pathname: '/react-date-pickers/time-range-pickers',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/react-date-pickers/time-range-picker',
                title: 'Time Range Picker',
                newFeature: true,
              },
              { pathname: '/react-date-pickers/time-range-field', title: 'Time Range Field' },
            ],
          },
          {
            pathname: '/react-date-pickers/date-time-range-pickers',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/react-date-pickers/date-time-range-picker',
                title: 'Date Time Range Picker',
              },
              {
                pathname: '/react-date-pickers/date-time-range-field',
                title: 'Date Time Range Field',
              },
            ],
          },
          { pathname: '/react-date-pickers/fields', title: 'Field components' },
        ],
      },
      {
        pathname: '/react-date-pickers/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/react-date-pickers/validation' },
          { pathname: '/react-date-pickers/forms', title: 'Pickers in forms' },
          { pathname: '/react-date-pickers/testing', title: 'Testing pickers' },
          { pathname: '/react-date-pickers/lifecycle', title: 'Components lifecycle' },
          { pathname: '/react-date-pickers/shortcuts' },
          { pathname: '/react-date-pickers/accessibility' },
        ],
      },
      {
        pathname: '/react-date-pickers/localization-group',
        subheader: 'Localization',
        children: [
          { pathname: '/react-date-pickers/localization', title: 'Translated components' },
          {
            pathname: '/react-date-pickers/adapters-locale',
            title: 'Date format and localization',
          },
          { pathname: '/react-date-pickers/timezone', title: 'UTC and timezones' },
          { pathname: '/react-date-pickers/calendar-systems' },
        ],
      },
      {
        pathname: '/react-date-pickers/customization-group',
        subheader: 'Customization',
        children: [
          {
            pathname: '/react-date-pickers/custom-components',
            title: 'Custom subcomponents',
          },
          { pathname: '/react-date-pickers/custom-layout' },
          { pathname: '/react-date-pickers/custom-field' },
          { pathname: '/react-date-pickers/custom-opening-button' },
          {
            pathname: '/react-date-pickers/playground',
            title: 'Customization playground',
          },
        ],
      },
      {
        pathname: '/api/date-pickers-group',
        title: 'API reference',
        children: [
          {
            pathname: '/api/date-pickers',
            title: 'Index',
          },
          {
            pathname: '/api/date-pickers/date-calendar',
          },
          {
            pathname: '/api/date-pickers/date-field',
          },
          {
            pathname: '/api/date-pickers/date-picker',
          },
          {
            pathname: '/api/date-pickers/date-picker-toolbar',
          },
          {
            pathname: '/api/date-pickers/date-range-calendar',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-range-picker-day',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-range-picker-day-2',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-time-field',
          },
          {
            pathname: '/api/date-pickers/date-time-picker',
          },
          {
            pathname: '/api/date-pickers/date-time-picker-tabs',
          },
          {
            pathname: '/api/date-pickers/date-time-picker-toolbar',
          },
          {
            pathname: '/api/date-pickers/date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-time-range-picker-tabs',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/date-time-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/day-calendar-skeleton',
          },
          {
            pathname: '/api/date-pickers/desktop-date-picker',
          },
          {
            pathname: '/api/date-pickers/desktop-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/desktop-date-time-picker',
          },
          {
            pathname: '/api/date-pickers/desktop-date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/desktop-time-picker',
          },
          {
            pathname: '/api/date-pickers/desktop-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/digital-clock',
          },
          {
            pathname: '/api/date-pickers/localization-provider',
          },
          {
            pathname: '/api/date-pickers/mobile-date-picker',
          },
          {
            pathname: '/api/date-pickers/mobile-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/mobile-date-time-picker',
          },
          {
            pathname: '/api/date-pickers/mobile-date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/mobile-time-picker',
          },
          {
            pathname: '/api/date-pickers/mobile-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/month-calendar',
          },
          {
            pathname: '/api/date-pickers/multi-input-date-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/multi-input-date-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/multi-input-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/multi-section-digital-clock',
          },
          {
            pathname: '/api/date-pickers/picker-day-2',
          },
          {
            pathname: '/api/date-pickers/pickers-action-bar',
          },
          {
            pathname: '/api/date-pickers/pickers-calendar-header',
          },
          {
            pathname: '/api/date-pickers/pickers-day',
          },
          {
            pathname: '/api/date-pickers/pickers-layout',
          },
          {
            pathname: '/api/date-pickers/pickers-range-calendar-header',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/pickers-section-list',
          },
          {
            pathname: '/api/date-pickers/pickers-shortcuts',
          },
          {
            pathname: '/api/date-pickers/pickers-text-field',
          },
          {
            pathname: '/api/date-pickers/single-input-date-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/single-input-date-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/single-input-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/static-date-picker',
          },
          {
            pathname: '/api/date-pickers/static-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/static-date-time-picker',
          },
          {
            pathname: '/api/date-pickers/static-time-picker',
          },
          {
            pathname: '/api/date-pickers/time-clock',
          },
          {
            pathname: '/api/date-pickers/time-field',
          },
          {
            pathname: '/api/date-pickers/time-picker',
          },
          {
            pathname: '/api/date-pickers/time-picker-toolbar',
          },
          {
            pathname: '/api/date-pickers/time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/time-range-picker-tabs',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/time-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/api/date-pickers/year-calendar',
          },
        ],
      },
    ],
  },
  {
    pathname: '/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/react-charts', title: 'Overview' },
      { pathname: '/react-charts/quickstart', title: 'Quickstart' },
      {
        pathname: '/react-charts/demos-group',
        title: 'Demos',
        children: [{ pathname: '/react-charts/demos/analytics-dashboard' }],
      },
      {
        pathname: '/react-chart-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/react-charts-bars',
            title: 'Bars',
            children: [
              { pathname: '/react-charts/bars', title: 'Bars overview' },
              { pathname: '/react-charts/bar-demo', title: 'Demos' },
            ],
          },
          {
            pathname: '/react-charts-lines',
            title: 'Lines',
            children: [
              { pathname: '/react-charts/lines', title: 'Lines overview' },
              { pathname: '/react-charts/line-demo', title: 'Lines demo' },
              { pathname: '/react-charts/areas-demo', title: 'Area demo' },
            ],
          },
          {
            pathname: '/react-charts-pie',
            title: 'Pie',
            children: [
              { pathname: '/react-charts/pie', title: 'Pie overview' },
              { pathname: '/react-charts/pie-demo', title: 'Demo' },
            ],
          },
          {
            pathname: '/react-charts-scatter',
            title: 'Scatter',
            children: [
              { pathname: '/react-charts/scatter', title: 'Scatter overview' },
              { pathname: '/react-charts/scatter-demo', title: 'Demo' },
            ],
          },
          { pathname: '/react-charts/sparkline', title: 'Sparkline' },
          { pathname: '/react-charts/gauge' },
          { pathname: '/react-charts/radar' },
          { pathname: '/react-charts/heatmap', title: 'Heatmap', plan: 'pro' },
          {
            pathname: '/react-charts-funnel',
            title: 'Funnel',
            plan: 'pro',
            children: [
              { pathname: '/react-charts/funnel', title: 'Funnel overview' },
              { pathname: '/react-charts/pyramid', title: 'Pyramid demo' },
            ],
          },
          { pathname: '/react-charts/sankey', plan: 'pro', unstable: true },
          {
            pathname: '/react-charts/main-features',
            subheader: 'Main features',
            children: [
              { pathname: '/react-charts/animation' },
              { pathname: '/react-charts/axis' },
              { pathname: '/react-charts/components', title: 'Custom components' },
              { pathname: '/react-charts/composition' },
              { pathname: '/react-charts/label' },
              { pathname: '/react-charts/legend' },
              { pathname: '/react-charts/localization' },
              { pathname: '/react-charts/stacking' },
              { pathname: '/react-charts/styling' },
              { pathname: '/react-charts/tooltip' },
              { pathname: '/react-charts/highlighting' },
              { pathname: '/react-charts/zoom-and-pan', title: 'Zoom and pan', plan: 'pro' },
              { pathname: '/react-charts/accessibility', title: 'Accessible charts' },
              { pathname: '/react-charts/export', title: 'Export', plan: 'pro' },
              { pathname: '/react-charts/toolbar', title: 'Toolbar' },
            ],
          },
        ],
      },
      {
        pathname: '/api/charts-group',
        title: 'API reference',
        children: [
          {
            pathname: '/api/charts',
            title: 'Index',
          },
          {
            pathname: '/api/charts/animated-area',
          },
          {
            pathname: '/api/charts/animated-line',
          },
          {
            pathname: '/api/charts/area-element',
          },
          {
            pathname: '/api/charts/area-plot',
          },
          {
            pathname: '/api/charts/bar-chart',
          },
          {
            pathname: '/api/charts/bar-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/bar-element',
          },
          {
            pathname: '/api/charts/bar-label',
          },
          {
            pathname: '/api/charts/bar-plot',
          },
          {
            pathname: '/api/charts/chart-container',
          },
          {
            pathname: '/api/charts/chart-container-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/chart-data-provider',
          },
          {
            pathname: '/api/charts/chart-data-provider-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-axis',
          },
          {
            pathname: '/api/charts/charts-axis-highlight',
          },
          {
            pathname: '/api/charts/charts-axis-tooltip-content',
          },
          {
            pathname: '/api/charts/charts-clip-path',
          },
          {
            pathname: '/api/charts/charts-grid',
          },
          {
            pathname: '/api/charts/charts-item-tooltip-content',
          },
          {
            pathname: '/api/charts/charts-legend',
          },
          {
            pathname: '/api/charts/charts-localization-provider',
          },
          {
            pathname: '/api/charts/charts-reference-line',
          },
          {
            pathname: '/api/charts/charts-surface',
          },
          {
            pathname: '/api/charts/charts-text',
          },
          {
            pathname: '/api/charts/charts-toolbar-image-export-trigger',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-toolbar-print-export-trigger',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-toolbar-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-toolbar-zoom-in-trigger',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-toolbar-zoom-out-trigger',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/charts-tooltip',
          },
          {
            pathname: '/api/charts/charts-tooltip-container',
          },
          {
            pathname: '/api/charts/charts-wrapper',
          },
          {
            pathname: '/api/charts/charts-x-axis',
          },
          {
            pathname: '/api/charts/charts-y-axis',
          },
          {
            pathname: '/api/charts/chart-zoom-slider',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/continuous-color-legend',
          },
          {
            pathname: '/api/charts/funnel-chart',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/funnel-plot',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/gauge',
          },
          {
            pathname: '/api/charts/gauge-container',
          },
          {
            pathname: '/api/charts/heatmap',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/heatmap-plot',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/heatmap-tooltip',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/heatmap-tooltip-content',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/line-chart',
          },
          {
            pathname: '/api/charts/line-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/line-element',
          },
          {
            pathname: '/api/charts/line-highlight-element',
          },
          {
            pathname: '/api/charts/line-highlight-plot',
          },
          {
            pathname: '/api/charts/line-plot',
          },
          {
            pathname: '/api/charts/mark-element',
          },
          {
            pathname: '/api/charts/mark-plot',
          },
          {
            pathname: '/api/charts/pie-arc',
          },
          {
            pathname: '/api/charts/pie-arc-label',
          },
          {
            pathname: '/api/charts/pie-arc-label-plot',
          },
          {
            pathname: '/api/charts/pie-arc-plot',
          },
          {
            pathname: '/api/charts/piecewise-color-legend',
          },
          {
            pathname: '/api/charts/pie-chart',
          },
          {
            pathname: '/api/charts/pie-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/pie-plot',
          },
          {
            pathname: '/api/charts/radar-axis',
          },
          {
            pathname: '/api/charts/radar-axis-highlight',
          },
          {
            pathname: '/api/charts/radar-chart',
          },
          {
            pathname: '/api/charts/radar-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/radar-grid',
          },
          {
            pathname: '/api/charts/radar-metric-labels',
          },
          {
            pathname: '/api/charts/radar-series-area',
          },
          {
            pathname: '/api/charts/radar-series-marks',
          },
          {
            pathname: '/api/charts/radar-series-plot',
          },
          {
            pathname: '/api/charts/sankey-chart',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/sankey-plot',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/sankey-tooltip',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/sankey-tooltip-content',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/scatter',
          },
          {
            pathname: '/api/charts/scatter-chart',
          },
          {
            pathname: '/api/charts/scatter-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/charts/scatter-plot',
          },
          {
            pathname: '/api/charts/spark-line-chart',
          },
          {
            pathname: '/api/charts/toolbar',
          },
          {
            pathname: '/api/charts/toolbar-button',
          },
          {
            pathname: '/api/charts-interfaces-group',
            subheader: 'Interfaces',
            children: [
              {
                pathname: '/api/charts/axis-config',
              },
              {
                pathname: '/api/charts/bar-series',
              },
              {
                pathname: '/api/charts/funnel-series',
              },
              {
                pathname: '/api/charts/heatmap-series',
              },
              {
                pathname: '/api/charts/line-series',
              },
              {
                pathname: '/api/charts/pie-series',
              },
              {
                pathname: '/api/charts/radar-series',
              },
              {
                pathname: '/api/charts/scatter-series',
              },
              {
                pathname: '/api/charts/chart-image-export-options',
              },
              {
                pathname: '/api/charts/chart-print-export-options',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/react-tree-view-group',
    title: 'Tree View',
    children: [
      { pathname: '/react-tree-view', title: 'Overview' },
      { pathname: '/react-tree-view/quickstart', title: 'Quickstart' },
      {
        pathname: '/react-tree-view/demos-group',
        title: 'Demos',
        children: [{ pathname: '/react-tree-view/demos/file-explorer' }],
      },
      {
        pathname: '/react-tree-view/simple-tree-view',
        subheader: 'Simple Tree View',
        children: [
          { pathname: '/react-tree-view/simple-tree-view/items' },
          { pathname: '/react-tree-view/simple-tree-view/selection' },
          { pathname: '/react-tree-view/simple-tree-view/expansion' },
          { pathname: '/react-tree-view/simple-tree-view/customization' },
          { pathname: '/react-tree-view/simple-tree-view/focus' },
        ],
      },
      {
        pathname: '/react-tree-view/rich-tree-view',
        subheader: 'Rich Tree View',
        children: [
          { pathname: '/react-tree-view/rich-tree-view/items' },
          { pathname: '/react-tree-view/rich-tree-view/selection' },
          { pathname: '/react-tree-view/rich-tree-view/expansion' },
          { pathname: '/react-tree-view/rich-tree-view/customization' },
          { pathname: '/react-tree-view/rich-tree-view/focus' },
          {
            pathname: '/react-tree-view/rich-tree-view/editing',
            title: 'Label editing',
            newFeature: true,
          },
          {
            pathname: '/react-tree-view/rich-tree-view/lazy-loading',
            plan: 'pro',
            newFeature: true,
          },
          { pathname: '/react-tree-view/rich-tree-view/ordering', plan: 'pro', newFeature: true },
        ],
      },
      {
        pathname: '/react-tree-view/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/react-tree-view/accessibility' },
          { pathname: '/react-tree-view/tree-item-customization', title: 'Item customization' },
        ],
      },
      {
        pathname: '/api/tree-view-group',
        title: 'API reference',
        children: [
          {
            pathname: '/api/tree-view',
            title: 'Index',
          },
          {
            pathname: '/api/tree-view/rich-tree-view',
          },
          {
            pathname: '/api/tree-view/rich-tree-view-pro',
            plan: 'pro',
          },
          {
            pathname: '/api/tree-view/simple-tree-view',
          },
          {
            pathname: '/api/tree-view/tree-item',
          },
          {
            pathname: '/api/tree-view/tree-item-drag-and-drop-overlay',
          },
          {
            pathname: '/api/tree-view/tree-item-icon',
          },
          {
            pathname: '/api/tree-view/tree-item-provider',
          },
        ],
      },
    ],
  },
  {
    pathname: '/migration-group',
    title: 'Migration',
    children: [
      {
        pathname: '/migration-v8',
        subheader: 'Upgrade to v8',
        children: [
          { pathname: '/migration/migration-data-grid-v7', title: 'Breaking changes: Data Grid' },
          {
            pathname: '/migration/migration-pickers-v7',
            title: 'Breaking changes: Date and Time Pickers',
          },
          { pathname: '/migration/migration-charts-v7', title: 'Breaking changes: Charts' },
          { pathname: '/migration/migration-tree-view-v7', title: 'Breaking changes: Tree View' },
          {
            pathname: '/migration/usage-with-material-ui-v5-v6',
            title: 'Usage with Material UI v5/v6',
          },
        ],
      },
      {
        pathname: '/migration-v7',
        title: 'Upgrade to v7',
        children: [
          { pathname: '/migration/migration-data-grid-v6', title: 'Breaking changes: Data Grid' },
          {
            pathname: '/migration/migration-pickers-v6',
            title: 'Breaking changes: Date and Time Pickers',
          },
          { pathname: '/migration/migration-charts-v6', title: 'Breaking changes: Charts' },
          { pathname: '/migration/migration-tree-view-v6', title: 'Breaking changes: Tree View' },
        ],
      },
      {
        pathname: '/migration-v6',
        title: 'Upgrade to v6',
        children: [
          { pathname: '/migration/migration-data-grid-v5', title: 'Breaking changes: Data Grid' },
          {
            pathname: '/migration/migration-pickers-v5',
            title: 'Breaking changes: Date and Time Pickers',
          },
          {
            pathname: '/migration/migration-tree-view-lab',
            title: 'Migration from lab to v6 (Tree View)',
          },
        ],
      },
      {
        pathname: '/migration-earlier',
        title: 'Earlier versions',
        children: [
          {
            pathname: '/migration/migration-pickers-lab',
            title: 'Migration from lab to v5 (Date and Time Pickers)',
          },
          {
            pathname: '/migration/migration-data-grid-v4',
            title: 'Migration from v4 to v5 (Data Grid)',
          },
        ],
      },
    ],
  },
];

export default toSidebars(entries);

import type { NavigationEntry } from './core/navigation';
import { toSidebars } from './plugins/navigation/server/sidebar';

/** The tree of the current version. */
const entries: NavigationEntry[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  { pathname: '/x/api/compare', title: 'Compare versions' },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
      { pathname: '/x/introduction/licensing' },
      { pathname: '/x/templates', title: 'Page templates' },
    ],
  },
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [
      { pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents' },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/quickstart' },
      {
        pathname: '/x/react-data-grid/demos-group',
        title: 'Demos',
        children: [
          { pathname: '/x/react-data-grid/demos/real-time-data', title: 'Real-time data' },
          { pathname: '/x/react-data-grid/demos/inventory', title: 'Inventory' },
        ],
      },
      {
        pathname: '/x/react-data-grid/main-features',
        subheader: 'Main features',
        children: [
          {
            pathname: '/x/react-data-grid/columns',
            children: [
              { pathname: '/x/react-data-grid/column-definition' },
              { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
            ],
          },
          { pathname: '/x/react-data-grid/sorting' },
          { pathname: '/x/react-data-grid/pagination' },
        ],
      },
      {
        pathname: '/x/react-data-grid/advanced-features-group',
        subheader: 'Advanced features',
        children: [
          {
            pathname: '/x/react-data-grid/row-grouping-group',
            title: 'Row grouping',
            plan: 'premium',
            children: [{ pathname: '/x/react-data-grid/row-grouping', title: 'Overview' }],
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/components-group',
        subheader: 'Components',
        newFeature: true,
        children: [
          {
            pathname: '/x/react-data-grid/components/columns-panel',
            title: 'Columns Panel',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/components/filter-panel',
            title: 'Filter Panel',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/components/pivot-panel',
            title: 'Pivot Panel',
            plan: 'premium',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/components/ai-assistant-panel',
            title: 'AI Assistant Panel',
            plan: 'premium',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/customization-group',
        subheader: 'Customization',
        children: [
          { pathname: '/x/react-data-grid/style', title: 'Styling basics' },
          { pathname: '/x/react-data-grid/overlays', title: 'Overlays' },
        ],
      },
      {
        pathname: '/x/api/data-grid-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/data-grid',
            title: 'Index',
          },
          {
            pathname: '/x/api/data-grid-components-group',
            subheader: 'Components',
            children: [
              {
                pathname: '/x/api/data-grid/ai-assistant-panel-trigger',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/columns-panel-trigger',
              },
              {
                pathname: '/x/api/data-grid/data-grid',
              },
              {
                pathname: '/x/api/data-grid/data-grid-premium',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/data-grid-pro',
                plan: 'pro',
              },
              {
                pathname: '/x/api/data-grid/export-csv',
              },
              {
                pathname: '/x/api/data-grid/export-excel',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/export-print',
              },
              {
                pathname: '/x/api/data-grid/filter-panel-trigger',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-form',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-panel',
              },
              {
                pathname: '/x/api/data-grid/grid-toolbar-quick-filter',
              },
              {
                pathname: '/x/api/data-grid/pivot-panel-trigger',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/prompt-field',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/prompt-field-control',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/prompt-field-record',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/prompt-field-send',
                plan: 'premium',
              },
              {
                pathname: '/x/api/data-grid/quick-filter',
              },
              {
                pathname: '/x/api/data-grid/quick-filter-clear',
              },
              {
                pathname: '/x/api/data-grid/quick-filter-control',
              },
              {
                pathname: '/x/api/data-grid/quick-filter-trigger',
              },
              {
                pathname: '/x/api/data-grid/toolbar',
              },
              {
                pathname: '/x/api/data-grid/toolbar-button',
              },
            ],
          },
          {
            pathname: '/x/api/data-grid-interfaces-group',
            subheader: 'Interfaces',
            children: [
              {
                pathname: '/x/api/data-grid/grid-api',
              },
              {
                pathname: '/x/api/data-grid/grid-cell-params',
              },
              {
                pathname: '/x/api/data-grid/grid-col-def',
              },
              {
                pathname: '/x/api/data-grid/grid-single-select-col-def',
              },
              {
                pathname: '/x/api/data-grid/grid-actions-col-def',
              },
              {
                pathname: '/x/api/data-grid/grid-list-view-col-def',
              },
              {
                pathname: '/x/api/data-grid/grid-export-state-params',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-item',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-model',
              },
              {
                pathname: '/x/api/data-grid/grid-filter-operator',
              },
              {
                pathname: '/x/api/data-grid/grid-render-context',
              },
              {
                pathname: '/x/api/data-grid/grid-row-class-name-params',
              },
              {
                pathname: '/x/api/data-grid/grid-row-params',
              },
              {
                pathname: '/x/api/data-grid/grid-row-spacing-params',
              },
              {
                pathname: '/x/api/data-grid/grid-aggregation-function',
              },
              {
                pathname: '/x/api/data-grid/grid-aggregation-function-data-source',
              },
              {
                pathname: '/x/api/data-grid/grid-csv-export-options',
              },
              {
                pathname: '/x/api/data-grid/grid-print-export-options',
              },
              {
                pathname: '/x/api/data-grid/grid-excel-export-options',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers', title: 'Overview' },
      { pathname: '/x/react-date-pickers/quickstart', title: 'Quickstart' },
      {
        pathname: '/x/react-date-pickers/demos-group',
        title: 'Demos',
        children: [{ pathname: '/x/react-date-pickers/demos/booking-calendar' }],
      },
      {
        pathname: '/x/react-date-pickers-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [{ pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' }],
          },
          {
            pathname: '/x/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              { pathname: '/x/react-date-pickers/date-range-picker', title: 'Date Range Picker' },
            ],
          },
        ],
      },
      {
        pathname: '/x/react-date-pickers/main-features',
        subheader: 'Main features',
        children: [{ pathname: '/x/react-date-pickers/validation' }],
      },
      {
        pathname: '/x/react-date-pickers/customization-group',
        subheader: 'Customization',
        children: [
          {
            pathname: '/x/react-date-pickers/custom-components',
            title: 'Custom subcomponents',
          },
        ],
      },
      {
        pathname: '/x/api/date-pickers-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/date-pickers',
            title: 'Index',
          },
          {
            pathname: '/x/api/date-pickers/date-calendar',
          },
          {
            pathname: '/x/api/date-pickers/date-field',
          },
          {
            pathname: '/x/api/date-pickers/date-picker',
          },
          {
            pathname: '/x/api/date-pickers/date-picker-toolbar',
          },
          {
            pathname: '/x/api/date-pickers/date-range-calendar',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-range-picker-day',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-range-picker-day-2',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-time-field',
          },
          {
            pathname: '/x/api/date-pickers/date-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/date-time-picker-tabs',
          },
          {
            pathname: '/x/api/date-pickers/date-time-picker-toolbar',
          },
          {
            pathname: '/x/api/date-pickers/date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-time-range-picker-tabs',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/date-time-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/day-calendar-skeleton',
          },
          {
            pathname: '/x/api/date-pickers/desktop-date-picker',
          },
          {
            pathname: '/x/api/date-pickers/desktop-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/desktop-date-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/desktop-date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/desktop-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/desktop-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/digital-clock',
          },
          {
            pathname: '/x/api/date-pickers/localization-provider',
          },
          {
            pathname: '/x/api/date-pickers/mobile-date-picker',
          },
          {
            pathname: '/x/api/date-pickers/mobile-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/mobile-date-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/mobile-date-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/mobile-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/mobile-time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/month-calendar',
          },
          {
            pathname: '/x/api/date-pickers/multi-input-date-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/multi-input-date-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/multi-input-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/multi-section-digital-clock',
          },
          {
            pathname: '/x/api/date-pickers/picker-day-2',
          },
          {
            pathname: '/x/api/date-pickers/pickers-action-bar',
          },
          {
            pathname: '/x/api/date-pickers/pickers-calendar-header',
          },
          {
            pathname: '/x/api/date-pickers/pickers-day',
          },
          {
            pathname: '/x/api/date-pickers/pickers-layout',
          },
          {
            pathname: '/x/api/date-pickers/pickers-range-calendar-header',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/pickers-section-list',
          },
          {
            pathname: '/x/api/date-pickers/pickers-shortcuts',
          },
          {
            pathname: '/x/api/date-pickers/pickers-text-field',
          },
          {
            pathname: '/x/api/date-pickers/single-input-date-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/single-input-date-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/single-input-time-range-field',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/static-date-picker',
          },
          {
            pathname: '/x/api/date-pickers/static-date-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/static-date-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/static-time-picker',
          },
          {
            pathname: '/x/api/date-pickers/time-clock',
          },
          {
            pathname: '/x/api/date-pickers/time-field',
          },
          {
            pathname: '/x/api/date-pickers/time-picker',
          },
          {
            pathname: '/x/api/date-pickers/time-picker-toolbar',
          },
          {
            pathname: '/x/api/date-pickers/time-range-picker',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/time-range-picker-tabs',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/time-range-picker-toolbar',
            plan: 'pro',
          },
          {
            pathname: '/x/api/date-pickers/year-calendar',
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      { pathname: '/x/react-charts/quickstart', title: 'Quickstart' },
      {
        pathname: '/x/react-charts/demos-group',
        title: 'Demos',
        children: [{ pathname: '/x/react-charts/demos/analytics-dashboard' }],
      },
      {
        pathname: '/x/react-chart-components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [{ pathname: '/x/react-charts/bars', title: 'Bars overview' }],
          },
          {
            pathname: '/x/react-charts-lines',
            title: 'Lines',
            children: [{ pathname: '/x/react-charts/lines', title: 'Lines overview' }],
          },
          { pathname: '/x/react-charts/heatmap', title: 'Heatmap', plan: 'pro' },
          {
            pathname: '/x/react-charts/#planned-charts',
            title: 'Future Components',
            planned: true,
          },
          {
            pathname: '/x/react-charts/main-features',
            subheader: 'Main features',
            children: [{ pathname: '/x/react-charts/tooltip' }],
          },
        ],
      },
      {
        pathname: '/x/api/charts-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/charts',
            title: 'Index',
          },
          {
            pathname: '/x/api/charts/animated-area',
          },
          {
            pathname: '/x/api/charts/animated-line',
          },
          {
            pathname: '/x/api/charts/area-element',
          },
          {
            pathname: '/x/api/charts/area-plot',
          },
          {
            pathname: '/x/api/charts/bar-chart',
          },
          {
            pathname: '/x/api/charts/bar-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/bar-element',
          },
          {
            pathname: '/x/api/charts/bar-label',
          },
          {
            pathname: '/x/api/charts/bar-plot',
          },
          {
            pathname: '/x/api/charts/chart-container',
          },
          {
            pathname: '/x/api/charts/chart-container-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/chart-data-provider',
          },
          {
            pathname: '/x/api/charts/chart-data-provider-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-axis',
          },
          {
            pathname: '/x/api/charts/charts-axis-highlight',
          },
          {
            pathname: '/x/api/charts/charts-axis-tooltip-content',
          },
          {
            pathname: '/x/api/charts/charts-clip-path',
          },
          {
            pathname: '/x/api/charts/charts-grid',
          },
          {
            pathname: '/x/api/charts/charts-item-tooltip-content',
          },
          {
            pathname: '/x/api/charts/charts-legend',
          },
          {
            pathname: '/x/api/charts/charts-localization-provider',
          },
          {
            pathname: '/x/api/charts/charts-reference-line',
          },
          {
            pathname: '/x/api/charts/charts-surface',
          },
          {
            pathname: '/x/api/charts/charts-text',
          },
          {
            pathname: '/x/api/charts/charts-toolbar-image-export-trigger',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-toolbar-print-export-trigger',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-toolbar-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-toolbar-zoom-in-trigger',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-toolbar-zoom-out-trigger',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/charts-tooltip',
          },
          {
            pathname: '/x/api/charts/charts-tooltip-container',
          },
          {
            pathname: '/x/api/charts/charts-wrapper',
          },
          {
            pathname: '/x/api/charts/charts-x-axis',
          },
          {
            pathname: '/x/api/charts/charts-y-axis',
          },
          {
            pathname: '/x/api/charts/chart-zoom-slider',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/continuous-color-legend',
          },
          {
            pathname: '/x/api/charts/funnel-chart',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/funnel-plot',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/gauge',
          },
          {
            pathname: '/x/api/charts/gauge-container',
          },
          {
            pathname: '/x/api/charts/heatmap',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/heatmap-plot',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/heatmap-tooltip',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/heatmap-tooltip-content',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/line-chart',
          },
          {
            pathname: '/x/api/charts/line-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/line-element',
          },
          {
            pathname: '/x/api/charts/line-highlight-element',
          },
          {
            pathname: '/x/api/charts/line-highlight-plot',
          },
          {
            pathname: '/x/api/charts/line-plot',
          },
          {
            pathname: '/x/api/charts/mark-element',
          },
          {
            pathname: '/x/api/charts/mark-plot',
          },
          {
            pathname: '/x/api/charts/pie-arc',
          },
          {
            pathname: '/x/api/charts/pie-arc-label',
          },
          {
            pathname: '/x/api/charts/pie-arc-label-plot',
          },
          {
            pathname: '/x/api/charts/pie-arc-plot',
          },
          {
            pathname: '/x/api/charts/piecewise-color-legend',
          },
          {
            pathname: '/x/api/charts/pie-chart',
          },
          {
            pathname: '/x/api/charts/pie-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/pie-plot',
          },
          {
            pathname: '/x/api/charts/radar-axis',
          },
          {
            pathname: '/x/api/charts/radar-axis-highlight',
          },
          {
            pathname: '/x/api/charts/radar-chart',
          },
          {
            pathname: '/x/api/charts/radar-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/radar-grid',
          },
          {
            pathname: '/x/api/charts/radar-metric-labels',
          },
          {
            pathname: '/x/api/charts/radar-series-area',
          },
          {
            pathname: '/x/api/charts/radar-series-marks',
          },
          {
            pathname: '/x/api/charts/radar-series-plot',
          },
          {
            pathname: '/x/api/charts/sankey-chart',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/sankey-plot',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/sankey-tooltip',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/sankey-tooltip-content',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/scatter',
          },
          {
            pathname: '/x/api/charts/scatter-chart',
          },
          {
            pathname: '/x/api/charts/scatter-chart-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/charts/scatter-plot',
          },
          {
            pathname: '/x/api/charts/spark-line-chart',
          },
          {
            pathname: '/x/api/charts/toolbar',
          },
          {
            pathname: '/x/api/charts/toolbar-button',
          },
          {
            pathname: '/x/api/charts-interfaces-group',
            subheader: 'Interfaces',
            children: [
              {
                pathname: '/x/api/charts/axis-config',
              },
              {
                pathname: '/x/api/charts/bar-series',
              },
              {
                pathname: '/x/api/charts/funnel-series',
              },
              {
                pathname: '/x/api/charts/heatmap-series',
              },
              {
                pathname: '/x/api/charts/line-series',
              },
              {
                pathname: '/x/api/charts/pie-series',
              },
              {
                pathname: '/x/api/charts/radar-series',
              },
              {
                pathname: '/x/api/charts/scatter-series',
              },
              {
                pathname: '/x/api/charts/chart-image-export-options',
              },
              {
                pathname: '/x/api/charts/chart-print-export-options',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview' },
      { pathname: '/x/react-tree-view/quickstart', title: 'Quickstart' },
      {
        pathname: '/x/react-tree-view/demos-group',
        title: 'Demos',
        children: [{ pathname: '/x/react-tree-view/demos/file-explorer' }],
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view',
        subheader: 'Rich Tree View',
        children: [
          { pathname: '/x/react-tree-view/rich-tree-view/items' },
          { pathname: '/x/react-tree-view/rich-tree-view/selection' },
          { pathname: '/x/react-tree-view/rich-tree-view/customization' },
          {
            pathname: '/x/react-tree-view/rich-tree-view/ordering',
            plan: 'pro',
            newFeature: true,
          },
        ],
      },
      {
        pathname: '/x/api/tree-view-group',
        title: 'API reference',
        children: [
          {
            pathname: '/x/api/tree-view',
            title: 'Index',
          },
          {
            pathname: '/x/api/tree-view/rich-tree-view',
          },
          {
            pathname: '/x/api/tree-view/rich-tree-view-pro',
            plan: 'pro',
          },
          {
            pathname: '/x/api/tree-view/simple-tree-view',
          },
          {
            pathname: '/x/api/tree-view/tree-item',
          },
          {
            pathname: '/x/api/tree-view/tree-item-drag-and-drop-overlay',
          },
          {
            pathname: '/x/api/tree-view/tree-item-icon',
          },
          {
            pathname: '/x/api/tree-view/tree-item-provider',
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [
      {
        pathname: '/x/migration-v8',
        subheader: 'Upgrade to v8',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v7',
            title: 'Breaking changes: Data Grid',
          },
          {
            pathname: '/x/migration/migration-pickers-v7',
            title: 'Breaking changes: Date and Time Pickers',
          },
          {
            pathname: '/x/migration/migration-charts-v7',
            title: 'Breaking changes: Charts',
          },
          {
            pathname: '/x/migration/migration-tree-view-v7',
            title: 'Breaking changes: Tree View',
          },
        ],
      },
    ],
  },
];

export default toSidebars(entries);

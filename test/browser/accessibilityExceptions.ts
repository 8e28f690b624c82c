interface AccessibilityException {
  /** Name of the rule in axe. */
  rule: string;
  /** Selector of what it is excepted in. */
  within: string;
  /** Names of the versions that it concerns; absent: all. */
  versions?: readonly string[];
  /** Why it cannot be mended here. */
  reason: string;
}

/** Violations that released libraries have in their own markup, where no prop of a demo reaches. */
export const accessibilityExceptions: readonly AccessibilityException[] = [
  {
    rule: 'aria-required-children',
    within: '[data-demo] .MuiDataGrid-root',
    versions: ['v5', 'v4'],
    reason: 'The grid role is on the root there, so the toolbar and the footer are children of it.',
  },
  {
    rule: 'label-content-name-mismatch',
    within: '[data-demo] [class*="toolbarContainer"]',
    versions: ['v5', 'v6', 'v7'],
    reason:
      'The hidden count of filters in the button "Show filters" is taken as its visible text.',
  },
  {
    rule: 'color-contrast',
    within: '[data-demo] [style*="z-index: 100000"][style*="pointer-events: none"]',
    reason: 'The watermark of paid packages without a license key has its color in its own style.',
  },
];

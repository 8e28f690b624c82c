interface AccessibilityException {
  /** Name of the rule in axe. */
  rule: string;
  /** Selector of what it is excepted in. */
  within: string;
  /** Names of the versions that it concerns. */
  versions: readonly string[];
  /** Why it cannot be mended here. */
  reason: string;
}

/** Violations that old libraries have in their own markup. */
export const accessibilityExceptions: readonly AccessibilityException[] = [];

/** What the click on a control of a demo is called in analytics: `data-ga-event-*` attributes. */
export function toEventAttributes(action: string, path: string): Record<`data-${string}`, string> {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': path,
  };
}

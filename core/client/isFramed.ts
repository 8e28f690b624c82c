/** Whether this page is part of another one: a demo in its own document is, and is no visit. */
export const isFramed = (): boolean => window.parent !== window;

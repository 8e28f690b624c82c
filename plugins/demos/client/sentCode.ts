/** How the playground in a frame tells the page around it which code its demo has. */
interface Message {
  type: 'demo-code';
  code: string;
}

/** Sends the code of a demo to the page around this one. */
export function sendCode(code: string): void {
  const message: Message = { type: 'demo-code', code };
  window.parent.postMessage(message, window.location.origin);
}

/**
 * Returns the code that a frame has sent; nothing for other messages, of other pages.
 *
 * @param frame the window of the frame
 */
export function readSentCode(
  { origin, source, data }: MessageEvent<unknown>,
  frame: Window | null | undefined,
): string | undefined {
  const { type, code } = (data ?? {}) as Partial<Record<keyof Message, unknown>>;
  const isMessage = type === 'demo-code' && typeof code === 'string';
  return isMessage && source === frame && origin === window.location.origin ? code : undefined;
}

interface Window {
  /** Always a function: where nothing is counted it does nothing. */
  gtag(command: string, ...parameters: unknown[]): void;
  /** Google's script sends nothing for an id while this is true. */
  [disabled: `ga-disable-${string}`]: boolean;
}

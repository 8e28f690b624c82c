interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether what is loaded costs the visitor money or patience, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

declare global {
  interface Navigator {
    /** Browsers that know Global Privacy Control have it; TypeScript does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser says for every site that nobody may follow them: by Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

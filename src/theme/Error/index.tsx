/** Wraps Error: the page for a crash is drawn outside of Root, and its navbar reads the preferences. */
import type { ReactNode } from 'react';
import { PreferencesProvider } from '../../../plugins/preferences/client';
import OriginalError from '@theme-init/Error';
import type { Props } from '@theme/Error';

export default function ErrorWrapper(props: Props): ReactNode {
  return (
    <PreferencesProvider>
      <OriginalError {...props} />
    </PreferencesProvider>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { toMegabytes } from '../../client/toMegabytes';

/** How much of its room on the device the site has taken, where the browser tells. */
export default function StorageUse(): ReactNode {
  const [{ usage, quota }, setEstimate] = useState<StorageEstimate>({});
  useEffect(() => {
    void navigator.storage.estimate().then(setEstimate);
  }, []);
  return (
    usage !== undefined &&
    quota !== undefined && (
      <p>
        {translate(
          {
            id: 'site.offline.usage',
            message: 'This site takes {usage} on this device and may take {quota}.',
          },
          { usage: toMegabytes(usage), quota: toMegabytes(quota) },
        )}
      </p>
    )
  );
}

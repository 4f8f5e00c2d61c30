import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { isRenewal } from './session.ts';

/** How often the person came back while this stood: what had failed until then is worth another try. */
export function useRenewals(): number {
  const { session } = useServices();
  const [renewals, setRenewals] = useState(0);

  // The session, which stands outside of React.
  useEffect(
    () =>
      session.subscribe((change) => {
        if (isRenewal(change)) setRenewals((count) => count + 1);
      }),
    [session],
  );

  return renewals;
}

import { Button } from '@student/ui';
import { lazy, useState } from 'react';
import { deviceData as words } from '../pt-br/device-data.ts';
import { usePerson } from '../session/use-session.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';

const DeviceDataDialog = lazy(() => import('./device-data-dialog.tsx'));

/** Opens what this device keeps of the person. */
export function DeviceDataButton() {
  const personId = usePerson()?.id;
  const [isOpen, setOpen] = useState(false);
  if (personId === undefined) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="plain" size="small" edge="start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <LateBoundary onClose={close}>
          <DeviceDataDialog personId={personId} onClose={close} />
        </LateBoundary>
      ) : null}
    </>
  );
}

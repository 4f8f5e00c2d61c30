import { Toasts } from '@student/ui';
import { lazy, Suspense } from 'react';
import { useIsAskingAgain } from '../expiry.ts';
import { useNewsItems } from '../news.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

const AlertBox = lazy(() =>
  import('@student/ui/components/alert-box/alert-box.tsx').then(({ AlertBox }) => ({ default: AlertBox })),
);
const SignInAgain = lazy(() => import('../sign-in/sign-in-again.tsx'));

const tones = { success: 'positive', error: 'critical' } as const;

/** What may show over any screen: toasts, the alert box, the password dialog of an expired session, the announcer. */
export function Overlays() {
  const { news, expiry } = useServices();
  const items = useNewsItems(news);
  const isAskingAgain = useIsAskingAgain(expiry);
  const alert = items.find(({ kind }) => kind === 'alert');
  const toasts = items.flatMap(({ id, kind, text }) =>
    kind === 'alert' ? [] : [{ id: String(id), tone: tones[kind], message: text }],
  );
  return (
    <>
      <Toasts toasts={toasts} onDismiss={(id) => news.dismiss(Number(id))} />
      <RouteAnnouncer />
      <Suspense>
        {alert ? (
          <AlertBox
            open
            message={alert.text}
            acknowledgeLabel={shell.alertOk}
            onClose={() => news.dismiss(alert.id)}
          />
        ) : null}
        {isAskingAgain ? <SignInAgain /> : null}
      </Suspense>
    </>
  );
}

import { AlertBox, Toasts } from '@student/ui';
import type { Message } from '../messages.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';

const tones = { success: 'positive', error: 'critical' } as const;

/** Toasts and the alert box (SHELL-38 to SHELL-40). */
export default function MessageOverlays({ items }: { items: readonly Message[] }) {
  const { messages } = useServices();
  const alert = items.find(({ kind }) => kind === 'alert');
  const toasts = items.flatMap(({ id, kind, text }) =>
    kind === 'alert' ? [] : [{ id: String(id), tone: tones[kind], message: text }],
  );
  return (
    <>
      <Toasts toasts={toasts} onDismiss={(id) => messages.dismiss(Number(id))} />
      {alert ? (
        <AlertBox
          open
          message={alert.text}
          words={{ acknowledge: shell.alertOk }}
          onOpenChange={() => messages.dismiss(alert.id)}
        />
      ) : null}
    </>
  );
}

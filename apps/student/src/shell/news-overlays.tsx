import { AlertBox, Toasts } from '@student/ui';
import type { NewsItem } from '../news.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';

const tones = { success: 'positive', error: 'critical' } as const;

/** Toasts and the alert box (SHELL-38 to SHELL-40). */
export default function NewsOverlays({ items }: { items: readonly NewsItem[] }) {
  const { news } = useServices();
  const alert = items.find(({ kind }) => kind === 'alert');
  const toasts = items.flatMap(({ id, kind, text }) =>
    kind === 'alert' ? [] : [{ id: String(id), tone: tones[kind], message: text }],
  );
  return (
    <>
      <Toasts toasts={toasts} onDismiss={(id) => news.dismiss(Number(id))} />
      {alert ? (
        <AlertBox
          open
          message={alert.text}
          acknowledgeLabel={shell.alertOk}
          onClose={() => news.dismiss(alert.id)}
        />
      ) : null}
    </>
  );
}

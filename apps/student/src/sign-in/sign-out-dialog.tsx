import { countUnsent } from '@student/domain';
import { ConfirmDialog } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { auth } from '../pt-br/auth.ts';
import { useServices } from '../services.ts';
import { signingOut } from './sign-out.provided.ts';

const words = auth.signOut;

/** How often it is looked whether something still waits, in milliseconds. */
const lookAgainMs = 1000;

type SignOutDialogProps = { personId: number; onClose: () => void };

/** 'Deseja realmente sair?' (AUTH-36 to AUTH-42). Whatever the server says, the device forgets the person. */
export default function SignOutDialog({ personId, onClose }: SignOutDialogProps) {
  const services = useServices();
  const [actor] = useState(() => signingOut(services, personId));
  const state = useSelector(actor, (snapshot) => snapshot);
  const { send } = actor;

  // The flow, which goes on without the dialog: begun with it, and its end closes it.
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onClose });
    actor.start();
    return () => subscription.unsubscribe();
  }, [actor, onClose]);

  const { outboxes } = services;
  const isLosing = state.matches('reconsidering');

  // The device, which goes on sending behind the question.
  useEffect(() => {
    if (!isLosing) return;
    const look = async () =>
      send({ type: 'unsent.learn', unsent: countUnsent(await outboxes.unsent(personId)) });
    const timer = setInterval(() => look().catch(console.error), lookAgainMs);
    return () => clearInterval(timer);
  }, [isLosing, send, outboxes, personId]);

  const { unsent } = state.context;
  const question = {
    open: true,
    onOpenChange: (isOpen: boolean) => isOpen || send({ type: 'leave.cancel' }),
    onConfirm: () => send({ type: 'leave.confirm' }),
    pending: state.hasTag('busy'),
  };
  // Another question, which begins with its harmless answer.
  if (Object.values(unsent).some((count) => count > 0)) {
    return (
      <ConfirmDialog
        key="losing"
        {...question}
        title={words.lossTitle}
        confirmLabel={words.leaveAndErase}
        words={{ cancel: words.stay }}
        tone="critical"
      >
        {words.loss(unsent)}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...question}
      title={words.title}
      confirmLabel={words.confirm}
      words={{ cancel: words.cancel }}
    >
      {words.text}
    </ConfirmDialog>
  );
}

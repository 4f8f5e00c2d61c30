import { ConfirmDialog } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { auth } from '../pt-br/auth.ts';
import { errors } from '../pt-br/errors.ts';
import { useServices } from '../services.ts';
import { sessionActorAt } from './session.provided.ts';

const words = auth.signOut;

/** 'Deseja realmente sair?' (AUTH-36 to AUTH-42). Whatever the server says, the device forgets the person. */
export default function SignOutDialog({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { news, outboxes, session } = services;
  const [actor] = useState(() => sessionActorAt(services, 'confirmingLeave'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));

  // The flow's news: a failed call is told, and the end leads home.
  useEffect(() => {
    const personId = session.person()?.id;
    const subscriptions = [
      actor.on('leave.failed', ({ failure }) =>
        failure.message ? news.alert(failure.message) : news.fail(errors[failure.code]),
      ),
      actor.on('person.left', () => {
        if (personId !== undefined) void outboxes.wipe(personId);
        onClose();
      }),
    ];
    actor.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, news, onClose, outboxes, session]);

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        actor.send({ type: 'leave.cancel' });
        onClose();
      }}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      pending={isBusy}
      onConfirm={() => actor.send({ type: 'leave.confirm' })}
    >
      {words.text}
    </ConfirmDialog>
  );
}

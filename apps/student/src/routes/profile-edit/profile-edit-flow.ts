import type { profileEditMachine } from '@student/machines';
import type { Actor, SnapshotFrom } from 'xstate';

/** The profile edit as it runs: where it stands, and how it is told what the person does. */
export type ProfileEditFlow = {
  state: SnapshotFrom<typeof profileEditMachine>;
  send: Actor<typeof profileEditMachine>['send'];
  actor: Actor<typeof profileEditMachine>;
};

import type { SnapshotFrom } from 'xstate';
import type { laneMachine } from './lane.machine.ts';

/** What the save line of a learning surface shows, in the words of `SaveState` in ui. */
export type SaveStateName = 'idle' | 'saving' | 'saved' | 'offline' | 'failed';

/** Why something waits on this device: no connection, a server that fails or asks to wait, or no session. */
export type HeldBy = 'network' | 'server' | 'session';

/** What keeps something on this device, and until when the server wants nothing, ms since 1970, where it said so. */
export type Held = { by: HeldBy; triesAgainAt: number | undefined };

type Lane = SnapshotFrom<typeof laneMachine>;

/** What the save line shows of a lane. While a failed delivery is tried again it does not flicker. */
export function saveStateOf(lane: Lane): SaveStateName {
  const { unwritten, hasDeviceRefused, waiting, failures, refusal, savedAt } = lane.context;
  const isHeld = lane.hasTag('held') || failures > 0;
  if (hasDeviceRefused && unwritten.length > 0 && isHeld) return 'failed';
  if (waiting > 0 && isHeld) return 'offline';
  if (waiting > 0 || unwritten.length > 0) return 'saving';
  if (refusal) return 'failed';
  return savedAt === undefined ? 'idle' : 'saved';
}

/** Whether a lane has nothing left to do and nothing to tell but when it was last saved. */
export function isSettled(lane: Lane): boolean {
  const { unwritten, waiting, refusal } = lane.context;
  return lane.hasTag('empty') && !lane.hasTag('writing') && unwritten.length + waiting === 0 && !refusal;
}

/** What keeps a lane's acts here; `undefined` while nothing does. */
export function heldOf(lane: Lane): Held | undefined {
  if (saveStateOf(lane) !== 'offline') return undefined;
  return { by: heldBy(lane), triesAgainAt: lane.context.triesAgainAt };
}

/** Why a lane is held up. */
export function heldBy(lane: Lane): HeldBy {
  if (lane.matches({ delivery: 'signedOut' })) return 'session';
  return lane.context.failure?.status === undefined ? 'network' : 'server';
}

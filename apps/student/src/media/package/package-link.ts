import type { PackageState } from '@student/domain';
import {
  type AppMessage,
  type HostMessage,
  hostOpen,
  hostReady,
  type PackageFailure,
  type PackageLaunch,
} from './package-messages.ts';

type Parts = {
  /** The window in which the app runs. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The host's frame. */
  frame: Pick<HTMLIFrameElement, 'contentWindow'>;
  /** Its origin. */
  origin: string;
  /** What it is opened with; asked for once it is ready. */
  launch: () => PackageLaunch;
  onOpen: () => void;
  onFail: (reason: PackageFailure) => void;
  /** Keeps values of the package. Rejects when they cannot be kept. */
  onCommit: (pairs: PackageState, id: string) => Promise<void>;
};

/**
 * The longest wait for the host to answer, from the making of the frame, in ms. After that the package's own files come, which on a slow
 * line may take minutes: taken away meanwhile they would have to begin again, for ever.
 */
const patience = 30_000;
/** The longest wait for the first page of the package once the host has answered, in ms. */
const filePatience = 300_000;
/** A frame that is taken away says its last words in the meantime, in ms. */
const lastWords = 3000;

/**
 * Speaks with the document in which a package runs (decision 0642): opens it once its code is there, keeps what it commits, and hears what
 * it says while its frame is taken away. Nobody else is listened to.
 * @returns takes the link away
 */
export function linkPackage({ window, frame, origin, launch, onOpen, onFail, onCommit }: Parts): () => void {
  let port: MessagePort | undefined;
  let isOver = false;
  const settle = () => clearTimeout(waiting);
  const fail = (reason: PackageFailure) => {
    settle();
    if (!isOver) onFail(reason);
  };
  let waiting = setTimeout(() => fail('network'), patience);

  const hear = async ({ data }: MessageEvent<HostMessage>) => {
    if (data.type === 'failed') return fail(data.reason);
    if (data.type === 'opened') {
      settle();
      if (!isOver) onOpen();
      return;
    }
    const { id, pairs } = data;
    const answer: AppMessage = await onCommit(pairs, id).then(
      () => ({ type: 'kept', id }),
      () => ({ type: 'lost', id }),
    );
    port?.postMessage(answer);
  };
  const greet = (event: MessageEvent) => {
    const { contentWindow } = frame;
    if (port || !contentWindow || event.source !== contentWindow) return;
    if (event.origin !== origin || event.data?.type !== hostReady) return;
    settle();
    waiting = setTimeout(() => fail('network'), filePatience);
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (message) => void hear(message);
    contentWindow.postMessage({ type: hostOpen, launch: launch() }, origin, [channel.port2]);
  };
  window.addEventListener('message', greet);

  return () => {
    isOver = true;
    settle();
    window.removeEventListener('message', greet);
    setTimeout(() => port?.close(), lastWords);
  };
}

import { useEffect, useState } from 'react';

/** Reads the text of a QR code in what a video shows now; `undefined` where there is none. */
export type QrDecoder = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What the scanner stands in; `loading` until both the camera and what reads codes are there. `refused`, `absent` and `failed` leave the typed code. */
export type CameraState = 'asking' | 'refused' | 'absent' | 'failed' | 'loading' | 'looking' | 'found';

/** The camera at the back of a phone, else the one there is. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices
    ? navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
        audio: false,
      })
    : Promise.reject(new DOMException('This page has no camera', 'NotFoundError'));

/** How long after a look the next one comes, in ms. */
const interval = 200;

/** After so many looks in a row in which the decoder failed it is given up. */
const mostFailures = 5;

type Parts = {
  video: HTMLVideoElement | null;
  open: () => Promise<MediaStream>;
  load: () => Promise<QrDecoder>;
  /** Told of each code that is seen; with `true` the looking ends. */
  onSeen: (text: string) => boolean;
};

/**
 * Opens the camera into a video and looks for codes in it, until one is taken or the scanner is closed; then the camera is off.
 */
export function useCamera({ video, open, load, onSeen }: Parts): CameraState {
  const [state, setState] = useState<CameraState>('asking');

  // The camera, which is on as long as the scanner is open, and the clock.
  useEffect(() => {
    if (!video) return;
    const end = new AbortController();
    const { signal } = end;
    setState('asking');
    const tell = (next: CameraState) => {
      if (!signal.aborted) setState(next);
    };
    void lookWith({ video, open, load, onSeen }, { signal, tell }).then(tell);
    return () => end.abort();
  }, [video, open, load, onSeen]);

  return state;
}

/** @returns how it ended */
async function lookWith(
  { video, open, load, onSeen }: Parts & { video: HTMLVideoElement },
  { signal, tell }: { signal: AbortSignal; tell: (state: CameraState) => void },
): Promise<CameraState> {
  const loading = load();
  loading.catch(() => {}); // Told below, once the camera is there.
  let stream: MediaStream;
  try {
    stream = await open();
  } catch (error) {
    return (error as DOMException).name === 'NotAllowedError' ? 'refused' : 'absent';
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    if (signal.aborted) return 'asking';
    video.srcObject = stream;
    tell('loading');
    await video.play().catch(() => {}); // A closed scanner interrupts it.
    const decode = await loading;
    tell('looking');
    let failures = 0;
    while (!signal.aborted) {
      const text = document.hidden
        ? undefined
        : await decode(video).then(
            (seen) => {
              failures = 0;
              return seen;
            },
            (error: unknown) => {
              failures += 1;
              if (failures >= mostFailures) throw error;
              return undefined;
            },
          );
      if (text !== undefined && !signal.aborted && onSeen(text)) return 'found';
      await pause(signal);
    }
    return 'asking';
  } catch {
    return 'failed';
  } finally {
    stop();
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, interval);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });

import { useCallback, useEffect, useState } from 'react';
import type { PlayerPort } from './player-port.ts';

/** A small window of its own, above all others, in which a film goes on; undefined for media and browsers that have none. */
export function usePictureInPicture(port: PlayerPort | null) {
  const [isApart, setApart] = useState(false);
  const video = hasWindowOfItsOwn(port) ? port : undefined;

  // The film, which alone knows where it is shown.
  useEffect(() => {
    if (!video) return;
    const follow = () => setApart(document.pictureInPictureElement === video);
    const events = ['enterpictureinpicture', 'leavepictureinpicture'] as const;
    for (const type of events) video.addEventListener(type, follow);
    return () => {
      for (const type of events) video.removeEventListener(type, follow);
    };
  }, [video]);

  const onToggle = useCallback(() => {
    if (document.pictureInPictureElement) document.exitPictureInPicture().catch(refused);
    else video?.requestPictureInPicture().catch(refused);
  }, [video]);

  return video ? { on: isApart, onToggle } : undefined;
}

/** A film whose beginning has not come yet, and a frame without the permission, refuse; it then stays where it is. */
function refused() {}

const hasWindowOfItsOwn = (port: PlayerPort | null): port is HTMLVideoElement =>
  port !== null &&
  port instanceof HTMLVideoElement &&
  document.pictureInPictureEnabled &&
  !port.disablePictureInPicture;

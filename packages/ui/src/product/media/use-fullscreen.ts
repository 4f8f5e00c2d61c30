import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Full screen of one element. Phones that can only enlarge the video itself do that instead. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [isFullscreen, setFullscreen] = useState(false);

  // The document, which alone knows what fills the screen.
  useEffect(() => {
    const follow = () =>
      setFullscreen(document.fullscreenElement === target.current && target.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [target]);

  const toggleFullscreen = useCallback(() => {
    const element = target.current;
    if (!element) return;
    if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    else if (element.requestFullscreen) element.requestFullscreen().catch(refused);
    else enlargeVideo(element);
  }, [target]);

  return { isFullscreen, toggleFullscreen };
}

/** A frame without the permission refuses; the player then stays as it is. */
function refused() {}

function enlargeVideo(element: HTMLElement) {
  const video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null =
    element.querySelector('video');
  video?.webkitEnterFullscreen?.();
}

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Turns the first track of captions inside `root` on and off. */
export function useCaptions(root: RefObject<HTMLElement | null>, count: number) {
  const [areCaptionsOn, setOn] = useState(false);

  // The browser's text tracks, which only it can show.
  useEffect(() => {
    const tracks = root.current?.querySelector('video')?.textTracks;
    if (!tracks || count === 0) return;
    for (const track of tracks) track.mode = 'disabled';
    const first = tracks[0];
    if (first) first.mode = areCaptionsOn ? 'showing' : 'disabled';
  }, [root, count, areCaptionsOn]);

  const toggleCaptions = useCallback(() => {
    if (count > 0) setOn((on) => !on);
  }, [count]);

  return { areCaptionsOn, toggleCaptions };
}

import { fireEvent, spyOn, waitFor } from 'storybook/test';

/** What a browser does when a video is asked to play: no film runs, so that its picture is the same every time. */
export type Plays = 'plays' | 'waits' | 'refuses' | 'fails';

/** `beforeEach` of a story in which videos do this. */
export const filmsDo = (plays: Plays) => () => {
  const played = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => answers[plays]());
  return () => played.mockRestore();
};

const answers: Record<Plays, () => Promise<void>> = {
  plays: async () => {},
  waits: () => new Promise(() => {}),
  refuses: () => Promise.reject(new DOMException('Asks for a press', 'NotAllowedError')),
  fails: () => Promise.reject(new DOMException('No such film', 'NotSupportedError')),
};

/** The viewer is open, and its video stands in it. */
export const seesPill = async (): Promise<HTMLVideoElement> => {
  // Not by its name: what opens over it hides it.
  return waitFor(
    () => {
      const film = document.querySelector<HTMLVideoElement>('[role="dialog"] video');
      if (!film) throw new Error('No video on the stage');
      return film;
    },
    { timeout: 30_000 },
  );
};

/** The video tells that this has happened to it. */
export const filmTells = async (event: 'waiting' | 'ended') => {
  const film = await seesPill();
  fireEvent(film, new Event(event));
};

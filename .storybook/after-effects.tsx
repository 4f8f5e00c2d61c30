import type { Decorator, ReactRenderer } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { isSideBySide } from './looks.ts';

const waiting = new Map<string, () => void>();

/** The outermost decorator: its effect runs after those of everything inside. */
export const tellEffects: Decorator = (Story, { id }) => {
  useEffect(() => waiting.get(id)?.());
  return <Story />;
};

/**
 * Draws a story and lets its effects run before the play begins. React's `act` sees to that where Storybook is developed;
 * a build has no `act`, and a play would begin between the drawing and the effects. A story that throws has no effects:
 * a second is enough to know.
 */
export const mountWithEffects: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> =
  (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    const effects = new Promise<void>((ran) => waiting.set(context.id, ran));
    await context.renderToCanvas();
    await Promise.race([effects, new Promise((late) => setTimeout(late, 1000))]);
    waiting.delete(context.id);
    playOnlyAlone(context);
    return context.canvas;
  };

/**
 * Brands side by side play in their own windows; the one round them has nothing that a play would find. The preview asks its
 * current render whether to play once the story is mounted; it has no other way to be told.
 */
function playOnlyAlone(context: Parameters<typeof isSideBySide>[0]): void {
  const options = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = !isSideBySide(context);
}

declare global {
  var __STORYBOOK_PREVIEW__: { currentRender?: { renderOptions?: { autoplay: boolean } } } | undefined;
}

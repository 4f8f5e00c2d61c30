import type { Decorator, ReactRenderer } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ProjectAnnotations } from 'storybook/internal/types';

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
    return context.canvas;
  };

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StagePlayer, useStagePlayer } from './stage-player.ts';

const Asking = () => (useStagePlayer() ? 'played' : 'not played');

it('the player of a content, asked for where no content is open, is an error that says so (PLAYER-28)', () => {
  expect(() => renderToString(createElement(Asking))).toThrow(
    expect.objectContaining({ code: 'CONTENT_STATE_NOT_READY', message: 'ContentState is not ready' }),
  );
  const beside = (value: Parameters<typeof StagePlayer>[0]['value']) =>
    renderToString(createElement(StagePlayer, { value }, createElement(Asking)));
  expect([beside(undefined), beside({ current: null })]).toEqual(['not played', 'played']);
});

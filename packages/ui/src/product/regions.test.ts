import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AudioPlayer } from './audio-player/audio-player.tsx';
import { Header } from './header/header.tsx';
import { VideoPlayer } from './video-player/video-player.tsx';

const emptyRegions = (element: ReactElement) =>
  [
    ...renderToStaticMarkup(element).matchAll(
      /<div[^>]* role="(alert|status)"><\/div>|<div role="(alert|status)"><\/div>/g,
    ),
  ].map(([, role, alone]) => role ?? alone);

/** Readers miss words that arrive together with their region. */
test.each([
  ['the video player', createElement(VideoPlayer, { title: 'Aula', src: '/aula.mp4' }), ['alert', 'status']],
  ['the audio player', createElement(AudioPlayer, { title: 'Aula', src: '/aula.mp3' }), ['alert', 'status']],
  ['the header', createElement(Header, { logo: null, homeHref: '/', homeLabel: 'início' }), ['status']],
])('%s holds its live regions before there is anything to say', (_, element, roles) => {
  expect(emptyRegions(element)).toEqual(roles);
});

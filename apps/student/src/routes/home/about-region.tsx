import { type AboutVideoProps, Section, Split, Text, VideoPoster } from '@student/ui';
import { lazy, useEffect, useRef, useState } from 'react';
import { drawingOf } from '../../brand-pictures.ts';
import { landing } from '../../pt-br/landing.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { useTenant } from '../../tenant.tsx';

const AboutPlayer = lazy(() => import('./about-player.tsx'));

/** 'Sobre nós': what the company says of itself, and its video, whose player comes when its place is near or pressed (LANDING-07). */
export function AboutRegion({ text }: { text: string }) {
  const posterUrl = drawingOf(useTenant(), 'about');
  const place = useRef<HTMLButtonElement>(null);
  const [begins, setBegins] = useState<AboutVideoProps['begins']>();
  const [isFocused, setFocused] = useState(false);

  // The window's scroll: half a window away is near.
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setBegins((already) => already ?? 'in view'),
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const poster = (
    <VideoPoster
      ref={place}
      title={landing.aboutVideo}
      posterUrl={posterUrl}
      onClick={() => setBegins('pressed')}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    />
  );
  return (
    <Section title={landing.aboutTitle}>
      <Split>
        {begins ? (
          <LateBoundary meanwhile={poster} wanted={begins === 'pressed'}>
            <AboutPlayer begins={begins} takesFocus={isFocused} poster={posterUrl} />
          </LateBoundary>
        ) : (
          poster
        )}
        <Text size="l">{text}</Text>
      </Split>
    </Section>
  );
}

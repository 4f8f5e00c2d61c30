import type { MessageName } from '@student/themes/art/stage.ts';
import { useState } from 'react';
import { drawingOf } from '../brand-pictures.ts';
import { useTenant } from '../tenant.tsx';
import { art } from './onboarding.css.ts';

/** The brand's own drawing of a step. It only decorates; where it cannot come, the words stand alone. */
export function StepArt({ name }: { name: MessageName }) {
  const tenant = useTenant();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      className={art}
      src={drawingOf(tenant, name)}
      alt=""
      width={320}
      height={240}
      onError={() => setMissing(true)}
    />
  );
}

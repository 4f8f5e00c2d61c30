import type { MessageName } from '@student/themes/art/stage.ts';
import { type ReactNode, useState } from 'react';
import { drawingOf } from '../brand-pictures.ts';
import { useTenant } from '../tenant.tsx';

type MessagePictureProps = {
  /** What the message is about. */
  name: MessageName;
  /** Stands in where the brand's drawing cannot come, such as without a connection. */
  icon: ReactNode;
};

/** The brand's own drawing beside what a message says. It only decorates: the words say everything. */
export function MessagePicture({ name, icon }: MessagePictureProps) {
  const tenant = useTenant();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return icon;
  return (
    <img src={drawingOf(tenant, name)} alt="" width={320} height={240} onError={() => setMissing(true)} />
  );
}

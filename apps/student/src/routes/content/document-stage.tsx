import UnsupportedStage from './unsupported-stage.tsx';
import type { StageProps } from './stage.tsx';

export default function DocumentStage({ content }: StageProps) {
  return <UnsupportedStage content={content} />;
}

import type { Failure } from '@student/domain';

export type RecommendationInput = {
  courseId: number;
  /** Whether several people may be picked (RECO-07). */
  allowMultiple: boolean;
  /** Who is picked from the start, as an address names them. */
  picked: readonly number[];
};

export type RecommendationContext = RecommendationInput & {
  /** Why it was not sent, until it is sent again or other people are picked. */
  failure: Failure | undefined;
};

export type RecommendationEvent =
  /** A person was picked, or given up (RECO-04). */
  | { type: 'person.pick'; personId: number; isPicked: boolean }
  /** 'Recomendar' was pressed (RECO-01). */
  | { type: 'recommendation.send' }
  /** The picker was closed before it was sent (RECO-05). */
  | { type: 'recommendation.leave' };

export type RecommendationEmitted =
  /** The server has it (RECO-10). */
  | { type: 'recommendation.save'; picked: readonly number[] }
  /** The server has it not, or nobody knows. */
  | { type: 'recommendation.fail'; failure: Failure };

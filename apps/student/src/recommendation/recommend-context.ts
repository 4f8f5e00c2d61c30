import { createContext, use } from 'react';

/** Opens the picker of people for a course; none where a place has no picker. */
type Recommend = (courseId: number | string) => void;

export const RecommendContext = createContext<Recommend | undefined>(undefined);

/** What a card's 'Recomendar' does where it stands. */
export const useRecommend = () => use(RecommendContext);

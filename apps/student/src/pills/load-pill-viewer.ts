/** The code of the story viewer: wanted once somebody comes near a pill. */
export const loadPillViewer = () => import('./pill-viewer.tsx');

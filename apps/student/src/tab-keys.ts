/** Names of what a tab keeps until it is closed (`platform.tabStorage`). */
export const tabKeys = { registration: 'registration', answers: 'answers' } as const;

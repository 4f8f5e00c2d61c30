/** Kinds of people by the wire's number (AUTH-45). */
export const userTypes = { student: 1, administrator: 2, teamManager: 4 } as const;

const alsoAdministrates = 5;

/** Tells whether 'Painel Admin.' is shown: the raw type is 2 or 5 (SHELL-26, AUTH-47). */
export function seesAdminPanel(userType: number): boolean {
  return userType === userTypes.administrator || userType === alsoAdministrates;
}

/** Tells whether 'Meus times' is shown: the type is 4 (SHELL-27). */
export function seesTeams(userType: number): boolean {
  return userType === userTypes.teamManager;
}

/** What the server's two checks say of a person (AUTH-46, AUTH-49); nothing where a check could not be asked. */
export type Roles = { isAdmin?: boolean | undefined; isManager?: boolean | undefined };

/**
 * The type of a person: the two checks decide (AUTH-44). Type 5 is no answer of theirs and stays as the record has it (AUTH-47), as
 * does the record's type where a check could not be asked.
 */
export function userTypeOf(recorded: number, { isAdmin, isManager }: Roles): number {
  if (isAdmin) return userTypes.administrator;
  if (isAdmin === undefined) return recorded;
  if (isManager) return userTypes.teamManager;
  if (isManager === undefined || recorded === alsoAdministrates) return recorded;
  return userTypes.student;
}

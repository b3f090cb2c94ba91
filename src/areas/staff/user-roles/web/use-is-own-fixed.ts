import { useIsAdministrator, useSessionOrNull } from "#kit/web/session/session-store.ts";

/** Whether these are one's own rights, which nobody but an administrator changes. */
export function useIsOwnFixed(userId: string | undefined): boolean {
	const isAdministrator = useIsAdministrator();
	return useSessionOrNull()?.userId === userId && !isAdministrator;
}

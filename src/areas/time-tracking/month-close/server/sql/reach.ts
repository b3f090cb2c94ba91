import type { RawBuilder } from "kysely";
import { isSelfOrVisible, isVisible, visibleByAny } from "#areas/staff/user-roles/server/public.ts";
import type { Session } from "#kit/server/session.ts";

export interface Reach {
	/** Sub-queries of ids. */
	readonly readable: RawBuilder<string>;
	readonly closable: RawBuilder<string>;
}

const readers = [
	["timetrackings.manage", "READ"],
	["payroll.manage", "READ"],
] as const;
const closers = [
	["timetrackings.manage", "FULL"],
	["payroll.manage", "WRITE"],
] as const;

/** Whose months a session may see, beside its own, and whose it may close: by the right to times or that to payroll. */
export function reachOf(session: Session, today: string): Reach {
	return {
		readable: visibleByAny(session, readers, today),
		closable: visibleByAny(session, closers, today),
	};
}

/** The same of the row `u` of a person, and one's own month among those that may be seen. */
export function isInReach(session: Session, today: string) {
	return {
		isReadable: isSelfOrVisible(session, readers, today),
		isClosable: isVisible(session, closers, today),
	};
}

import { type RawBuilder, sql } from "kysely";
import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { Session } from "#kit/server/session.ts";

export interface Reach {
	/** Sub-queries of ids. */
	readonly readable: RawBuilder<string>;
	readonly closable: RawBuilder<string>;
}

/** Whose months a session may see, beside its own, and whose it may close: by the right to times or that to payroll. */
export function reachOf(session: Session, today: string): Reach {
	const times = "timetrackings.manage";
	const people = (
		key: "timetrackings.manage" | "payroll.manage",
		level: "READ" | "WRITE" | "FULL",
	) => visibleUsers(session, key, level, today);
	const either = (one: RawBuilder<string>, other: RawBuilder<string>) =>
		sql<string>`(${one} union ${other})`;
	return {
		readable: either(people(times, "READ"), people("payroll.manage", "READ")),
		closable: either(people(times, "FULL"), people("payroll.manage", "WRITE")),
	};
}

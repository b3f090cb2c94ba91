import { demandUser, levelForUser } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import { secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { timeOfUuidV7 } from "#domain/time/uuid-v7.ts";
import { zoneOf } from "#domain/time/zone.ts";
import {
	type BookingAdmission,
	bookingAdmission,
} from "#domain/working-time/timeline/booking-admission.ts";
import type { BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import { shiftsOf } from "#domain/working-time/timeline/shifts-of.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { bookingInFuture, userNotEmployed } from "../contract.ts";
import type { BookingRequest } from "./booking-request.ts";
import type { BookedPerson } from "./sql/booking.ts";
import type { StoredEntry } from "./sql/timeline.ts";

const key = "timetrackings.manage";

/** The level held for the person. Permission comes before existence: refuses people who may not book for her. */
export async function levelFor(tx: Tx, session: Session, userId: string, today: string) {
	// the person who stands before a terminal books for herself
	if (session.role === "TERMINAL") return "NONE";
	const forSelf = userId === session.userId;
	if (!forSelf && !holdsAnywhere(session.permissions, key, "WRITE")) {
		refuse(commonRefusals.forbidden, { permission: key, level: "WRITE" });
	}
	const level = await levelForUser(tx, session, key, userId, today);
	if (!forSelf && !includesLevel(level, "WRITE")) {
		await demandUser(tx, session, { key, level: "WRITE", userId, today });
	}
	return level;
}

interface Facts {
	readonly request: BookingRequest;
	readonly person: BookedPerson;
	readonly level: PermissionLevel;
	readonly forSelf: boolean;
	readonly source: Exclude<BookingSource, "AUTO_FINISH">;
	readonly now: Date;
	readonly stored: readonly StoredEntry[];
}

/**
 * Whether the booking is taken, and whether it asks for a supervisor by itself; each entry's activity is asked later
 * (`needsSupervisor`). Every refusal by its code.
 */
export function admit(facts: Facts): Extract<BookingAdmission, { admitted: true }> {
	const { request, person } = facts;
	const admission = bookingAdmission({
		bookedAt: request.at,
		now: secondOfMilliseconds(facts.now.getTime()),
		source: facts.source,
		// a paired device sends what it kept without network; there is no telling how long that took
		queued: facts.source !== "MANUAL",
		forSelf: facts.forSelf,
		level: facts.level,
		entryDate: person.entryDate,
		exitDate: person.exitDate,
		zone: zoneOf(person.zone),
		shiftBegin: beginOfShift(facts),
		idTime: timeOfUuidV7(request.bookingId),
	});
	if (admission.admitted) return admission;
	switch (admission.reason) {
		case "FORBIDDEN":
			return refuse(commonRefusals.forbidden, { permission: key, level: "WRITE" });
		case "ID_TIME":
			return refuse(commonRefusals.malformed);
		case "FUTURE":
			return refuse(bookingInFuture);
		case "NOT_EMPLOYED":
			return refuse(userNotEmployed, { violations: [notEmployed(person)] });
	}
}

function beginOfShift({ request, person, stored }: Facts): EpochSecond | null {
	const isRunning = (entry: StoredEntry) =>
		entry.begin <= request.at && (entry.end === null || entry.end >= request.at);
	const shift = shiftsOf(stored, person.shiftGapMinutes).findLast((entries) =>
		entries.some(isRunning),
	);
	return shift?.[0]?.begin ?? null;
}

/** That it lies outside of the employment, and when that is. */
export function notEmployed({ entryDate, exitDate }: Pick<BookedPerson, "entryDate" | "exitDate">) {
	return {
		code: "USER_NOT_EMPLOYED",
		entryDate: entryDate === null ? null : isoOfDay(entryDate),
		exitDate: exitDate === null ? null : isoOfDay(exitDate),
	};
}

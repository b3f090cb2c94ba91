import type { PermissionLevel } from "../../access/permission-level.ts";
import { includesLevel } from "../../access/permission-level.ts";
import { minuteOf } from "../../time/epoch.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { EpochSecond, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { BookingSource } from "./booking-fact.ts";

/** How far a booking may lie in the future: clocks differ. */
const futureSeconds = 60;
/** Up to this age it is as good as pressed now. */
const immediateSeconds = 5 * 60;
const idTimeSeconds = 86_400;

export interface BookingAttempt {
	readonly bookedAt: EpochSecond;
	readonly now: EpochSecond;
	readonly source: Exclude<BookingSource, "AUTO_FINISH">;
	/** Kept by a paired device without network and sent later. */
	readonly queued: boolean;
	/** A terminal books for the person that stands before it: true. */
	readonly forSelf: boolean;
	/** Held on timetrackings.manage for the person's unit. */
	readonly level: PermissionLevel;
	/** Both inclusive; null = no limit. */
	readonly entryDate: LocalDay | null;
	readonly exitDate: LocalDay | null;
	/** Of the person's site. */
	readonly zone: Zone;
	/** Begin of the shift that runs at the time of the booking; null while the clocks are stopped. */
	readonly shiftBegin: EpochSecond | null;
	/** `timeOfUuidV7` of the booking's id. */
	readonly idTime: EpochSecond | null;
}

export type BookingRefusal = "FORBIDDEN" | "ID_TIME" | "FUTURE" | "NOT_EMPLOYED";

export type BookingAdmission =
	| { readonly admitted: false; readonly reason: BookingRefusal }
	| {
			readonly admitted: true;
			/** IMMEDIATE: as good as pressed now. QUEUED: held back by a device. LATE: entered afterwards. */
			readonly timing: "IMMEDIATE" | "QUEUED" | "LATE";
			/** What the booking asks for, with the steps that stay open. */
			readonly state: "APPROVED" | "REQUESTED";
			readonly openSteps: readonly "SUPERVISOR_APPROVAL"[];
	  };

/**
 * Whether a booking is taken, and whether it asks for a supervisor by itself. One booking may change several entries;
 * what each entry's own activity says about approval comes on top.
 *
 * Example: one's own, from the web, twenty minutes old, no permissions → admitted, LATE, REQUESTED with
 * SUPERVISOR_APPROVAL.
 */
export function bookingAdmission(attempt: BookingAttempt): BookingAdmission {
	const reason = refusalOf(attempt);
	if (reason !== null) return { admitted: false, reason };
	const timing = timingOf(attempt);
	return isApproved(attempt, timing)
		? { admitted: true, timing, state: "APPROVED", openSteps: [] }
		: { admitted: true, timing, state: "REQUESTED", openSteps: ["SUPERVISOR_APPROVAL"] };
}

function refusalOf(attempt: BookingAttempt): BookingRefusal | null {
	const { bookedAt, now, idTime } = attempt;
	const mayBook = attempt.forSelf || includesLevel(attempt.level, "WRITE");
	if (!mayBook) return "FORBIDDEN";
	// the id carries the time that the table of bookings is divided by
	const drift = idTime === null ? Infinity : Math.abs(idTime - bookedAt);
	if (drift > idTimeSeconds) return "ID_TIME";
	if (bookedAt - now > futureSeconds) return "FUTURE";
	return isEmployed(attempt) ? null : "NOT_EMPLOYED";
}

/** A night shift belongs to the day it began on: the last one may end on the morning after the exit date. */
function isEmployed(attempt: BookingAttempt): boolean {
	const { bookedAt, shiftBegin, entryDate, exitDate, zone } = attempt;
	const from = Math.min(shiftBegin ?? bookedAt, bookedAt) as EpochSecond;
	const day = localDayOf(minuteOf(from), zone);
	return (entryDate === null || day >= entryDate) && (exitDate === null || day <= exitDate);
}

function timingOf({ bookedAt, now, source, queued }: BookingAttempt) {
	if (now - bookedAt <= immediateSeconds) return "IMMEDIATE";
	return queued && source !== "MANUAL" ? "QUEUED" : "LATE";
}

function isApproved(attempt: BookingAttempt, timing: ReturnType<typeof timingOf>): boolean {
	return attempt.forSelf ? timing !== "LATE" : includesLevel(attempt.level, "FULL");
}

import { expect, test } from "vitest";
import { dayOfIso } from "../../time/iso-day.ts";
import type { EpochSecond } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import { admissionCases } from "./booking-admission.cases.ts";
import { type BookingAttempt, bookingAdmission } from "./booking-admission.ts";

const now = Date.parse("2026-11-21T07:00Z") / 1000;

test.each(admissionCases)("$title", (each) => {
	const { bookedAfter, attempt, employed = [null, null], idDrift = 0 } = each;
	const bookedAt = now + bookedAfter;
	const shiftBegin = each.shiftBefore === undefined ? null : bookedAt - each.shiftBefore;
	const whole: BookingAttempt = {
		bookedAt: bookedAt as EpochSecond,
		now: now as EpochSecond,
		source: "MANUAL",
		queued: false,
		forSelf: true,
		level: "NONE",
		entryDate: employed[0] === null ? null : dayOfIso(employed[0]),
		exitDate: employed[1] === null ? null : dayOfIso(employed[1]),
		zone: zoneOf("Europe/Berlin"),
		shiftBegin: shiftBegin as EpochSecond | null,
		idTime: idDrift === null ? null : ((bookedAt + idDrift) as EpochSecond),
		...attempt,
	};
	const decision = bookingAdmission(whole);
	if (!decision.admitted) {
		expect(decision.reason).toBe(each.expected);
		return;
	}
	expect(`${decision.timing} ${decision.state}`).toBe(each.expected);
	expect(decision.openSteps).toEqual(decision.state === "APPROVED" ? [] : ["SUPERVISOR_APPROVAL"]);
});

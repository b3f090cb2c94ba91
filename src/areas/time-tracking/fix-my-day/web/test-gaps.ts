import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { contract, type DayGap } from "../contract.ts";

export const { userId } = sampleSession();
export const entryId = "01a1fd2c-47a0-70d1-9a38-000000000801";
const activityId = "01a1fd2c-47a0-70d1-9a38-000000000110";
const projectNodeId = null;

/** Of the person who is signed in. */
export const at = {
	gaps: { ...contract.listDayGaps, path: `/api/users/${userId}/day-gaps` },
	mend: { ...contract.sendDayMend, path: `/api/users/${userId}/day-mends` },
};

/** An instant of a time of the Friday in Berlin. */
export const friday = (time: string) => new Date(`2026-11-20T${time}:00+01:00`).toISOString();

const entry = {
	id: entryId,
	begin: new Date("2026-11-20T08:00:17+01:00").toISOString(),
	end: friday("18:00"),
	activityName: "Arbeitszeit",
	state: "REQUESTED",
	rejectedBecause: null,
	reasons: [],
} as const;

/** A gap of Friday, 20 November, with nothing known of it, unless told otherwise. */
export function sampleGap(change: Partial<DayGap> = {}): DayGap {
	return {
		kind: "NO_ACTUALS",
		day: "2026-11-20",
		entry: null,
		isNotice: false,
		isWaiting: false,
		steps: [],
		needsTimes: false,
		figures: {},
		...change,
	};
}

export const change = (begin: string, end: string) =>
	({
		kind: "CHANGE",
		entryId,
		version: 3,
		begin,
		end,
		activityId,
		projectNodeId,
	}) as const;

export const enter = (begin: string, end: string) =>
	({
		kind: "ENTER",
		begin: friday(begin),
		end: friday(end),
		activityId,
		projectNodeId,
	}) as const;

export const samples = {
	clockOut: sampleGap({
		kind: "MISSING_CLOCK_OUT",
		entry: { ...entry, reasons: [] },
		steps: [change(entry.begin, friday("16:30"))],
	}),
	worked: sampleGap({
		steps: [enter("08:00", "12:00"), enter("12:30", "16:30")],
	}),
	pause: sampleGap({
		kind: "PAUSE_MISSING",
		entry: { ...entry, state: "APPROVED", reasons: [] },
		steps: [change(entry.begin, friday("12:00")), enter("12:00", "12:30"), enter("12:30", "18:00")],
		figures: { requiredMinutes: 30, breakMinutes: 10 },
	}),
	reason: sampleGap({
		kind: "REASON_MISSING",
		entry: {
			...entry,
			state: "APPROVED",
			activityName: "Dienstgang",
			reasons: [{ id: "01a1fd2c-47a0-70d1-9a38-000000000301", text: "Post geholt" }],
		},
		steps: [{ kind: "REASON", entryId, version: 3 }],
	}),
	rejected: sampleGap({
		kind: "REJECTED",
		entry: {
			...entry,
			state: "REJECTED",
			rejectedBecause: "Falscher Tag",
			reasons: [],
		},
		steps: [enter("08:00", "18:00")],
	}),
	conflict: sampleGap({
		kind: "BOOKING_CONFLICT",
		entry: { ...entry, reasons: [] },
		isWaiting: true,
	}),
	tooLong: sampleGap({
		kind: "OVER_10_HOURS",
		entry: { ...entry, reasons: [] },
		isNotice: true,
		figures: { minutes: 45 },
	}),
};

export function gapsOf(
	gaps: readonly DayGap[],
	mayMend = true,
): AnswerOf<typeof contract.listDayGaps> {
	return {
		userId,
		firstName: "Sofia",
		lastName: "Krüger",
		zone: "Europe/Berlin",
		mayMend,
		openCount: gaps.filter((gap) => !gap.isNotice && !gap.isWaiting).length,
		gaps: [...gaps],
	};
}

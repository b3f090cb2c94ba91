import type { ManagedTracking } from "../contract/lists.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { sampleEntry } from "./test-entries.ts";

/** A requested entry as its supervisor sees it, unless told otherwise. */
export function sampleDetail(change: Partial<TimeTrackingDetail> = {}): TimeTrackingDetail {
	return {
		...sampleEntry({ state: "REQUESTED", openSteps: ["SUPERVISOR_APPROVAL"] }),
		steps: [
			{
				id: "01a1fd2c-47a0-70d1-9a38-000000000901",
				purpose: "REQUEST",
				kind: "SUPERVISOR_APPROVAL",
				state: "OPEN",
				decidedBy: null,
				decidedAt: null,
			},
		],
		events: [
			{
				id: "01a1fd2c-47a0-70d1-9a38-000000000902",
				at: "2026-11-20T16:00:00Z",
				kind: "REQUESTED",
				by: "Sofia Krüger",
				reason: "Vergessen",
			},
		],
		change: null,
		custom: {},
		customNames: {},
		unitIds: [],
		warnings: { isLong: false, overlaps: [] },
		moves: ["APPROVE", "REJECT", "EDIT", "CANCEL"],
		mayDelete: true,
		...change,
	};
}

/** The same as a row of the list. */
export function sampleRow(change: Partial<ManagedTracking> = {}): ManagedTracking {
	return {
		...sampleEntry({ state: "REQUESTED", openSteps: ["SUPERVISOR_APPROVAL"] }),
		custom: {},
		customNames: {},
		moves: ["APPROVE", "REJECT", "EDIT", "CANCEL"],
		...change,
	};
}

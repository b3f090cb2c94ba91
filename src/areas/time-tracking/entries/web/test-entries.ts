import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract, TimeTracking } from "../contract.ts";

let last = 0;

/** An entry of 2026-11-20, 08:00 to 16:30 in Berlin, approved, unless told otherwise. */
export function sampleEntry(change: Partial<TimeTracking> = {}): TimeTracking {
	last += 1;
	return {
		id: `01a1fd2c-47a0-70d1-9a38-${String(last).padStart(12, "0")}`,
		userId: "01a1fd2c-47a0-70d1-9a38-000000000003",
		user: { firstName: "Sofia", lastName: "Krüger" },
		day: "2026-11-20",
		begin: "2026-11-20T07:00:00Z",
		end: "2026-11-20T15:30:00Z",
		zone: "Europe/Berlin",
		status: null,
		duration: 30_600,
		state: "APPROVED",
		activityId: "01a1fd2c-47a0-70d1-9a38-000000000110",
		activity: {
			id: "01a1fd2c-47a0-70d1-9a38-000000000110",
			name: "Arbeitszeit",
			code: "AZ",
			color: "#1f8a70",
			classType: "WORKTIME",
			bookingRequiresGps: false,
		},
		project: null,
		projectNode: null,
		customer: null,
		source: "MANUAL",
		reason: null,
		needsReason: false,
		autoFinished: false,
		corrected: false,
		openSteps: [],
		changeRequest: null,
		version: 1,
		...change,
	};
}

export function pageOf(
	timeTrackings: TimeTracking[],
	total = timeTrackings.length,
): AnswerOf<typeof contract.listTimeTrackings> {
	return {
		timeTrackings,
		total,
		page: 1,
		pageSize: 200,
		serverTime: "2026-11-21T12:00:00.000Z",
	};
}

import { type AbsenceFacts, type BarrierMet, error, type Rule } from "../absence-facts.ts";

export interface LeaveBarrier extends Rule, BarrierMet {
	readonly code: "LEAVE_BARRIER";
}

export function leaveBarrier({ barriers, mayOverride }: AbsenceFacts): LeaveBarrier[] {
	return barriers.map((barrier) => ({
		code: "LEAVE_BARRIER",
		...error(mayOverride),
		...barrier,
	}));
}

import type { EpochSecond } from "../../time/quantities.ts";
import type { TimeClass } from "./time-class.ts";

/**
 * A stretch of a person's timeline: one activity, at most one project node.
 *
 * The last five fields remember what lies beneath, so that the running entry alone says how the timeline goes on
 * (`layersOf` reads them). `resume…` is what the end of this project or pause reopens; all null: nothing, the clocks
 * stop. `former…` is set only on a pause that interrupted a project begun over other work: that work.
 */
export interface EntryFact {
	/** Of the booking that began it. */
	readonly id: string;
	readonly begin: EpochSecond;
	/** null while it runs. */
	readonly end: EpochSecond | null;
	readonly classType: TimeClass;
	readonly activityId: string;
	readonly nodeId: string | null;
	readonly startBookingId: string;
	/** null while it runs, and where the limit ended it without a booking. */
	readonly endBookingId: string | null;
	readonly autoFinished: boolean;
	readonly resumeActivityId: string | null;
	readonly resumeClassType: TimeClass | null;
	readonly resumeNodeId: string | null;
	readonly formerActivityId: string | null;
	readonly formerClassType: TimeClass | null;
}

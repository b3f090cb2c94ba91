import type { EpochSecond } from "../../time/quantities.ts";
import type { ClockClass } from "./time-class.ts";

export type BookingAction = "START" | "END";

export type BookingSource = "MANUAL" | "AUTO_FINISH" | "APP" | "TERMINAL";

/** What was pressed and when; never changed afterwards. */
export interface BookingFact {
	/** Lower-case uuid v7, made by the client. */
	readonly id: string;
	readonly at: EpochSecond;
	readonly action: BookingAction;
	/** Class of the activity; null exactly where `activityId` is null. */
	readonly classType: ClockClass | null;
	readonly activityId: string | null;
	readonly nodeId: string | null;
	readonly source: BookingSource;
	/** Only on an AUTO_FINISH: the entry whose time was up. It ends no other. */
	readonly finishesId?: string | null;
}

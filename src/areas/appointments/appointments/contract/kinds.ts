/** A single one, a time of a series as its rule has it, or one that was moved. */
export const appointmentKinds = [
	"APPOINTMENT",
	"APPOINTMENT_SERIES_ITEM",
	"APPOINTMENT_SERIES_EXCEPTION",
] as const;

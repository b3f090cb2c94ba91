import { bookedClassWords } from "./booked-class-words.ts";

/** What the kinds of activities are called, German and English. */
export const classWords = {
	...bookedClassWords,
	ABSENCE: ["Abwesenheit", "Absence"],
	SICK: ["Krankheit", "Sickness"],
	LEAVE: ["Urlaub", "Leave"],
	SHIFT_DAY: ["Tagdienst", "Day shift"],
	SHIFT_FREE: ["Frei", "Free"],
	SHIFT_MORNING: ["Frühdienst", "Morning shift"],
	SHIFT_NIGHT: ["Nachtdienst", "Night shift"],
	SHIFT_STANDBY: ["Bereitschaft", "Standby"],
	APPOINTMENT: ["Termin", "Appointment"],
} as const;

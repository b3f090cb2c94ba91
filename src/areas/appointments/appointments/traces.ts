import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const own = { key: "appointments.manage", reach: "PERSON", isOwn: true } as const;
const ofUnit = { key: "appointments.manage", reach: "PLACE" } as const;

export const traces: Traces = {
	entities: {
		appointment: { ...own, title: ["Termin", "Appointment"] },
		appointment_series: { ...own, title: ["Terminserie", "Series of appointments"] },
		appointment_exception: {
			...own,
			title: ["Abweichender Serientermin", "Exception of a series"],
		},
		appointment_template: { ...own, title: ["Terminvorlage", "Template of appointments"] },
		unit_appointment: { ...ofUnit, title: ["Termin der Abteilung", "Appointment of a department"] },
		unit_appointment_series: {
			...ofUnit,
			title: ["Terminserie der Abteilung", "Series of a department"],
		},
		unit_appointment_exception: {
			...ofUnit,
			title: ["Abweichender Serientermin der Abteilung", "Exception of a series of a department"],
		},
		unit_appointment_template: {
			...ofUnit,
			title: ["Terminvorlage der Abteilung", "Template of a department"],
		},
	},
	fields: {
		...texts.pairs.fields,
		day: ["Tag", "Day"],
		since: ["Ab", "From"],
		answer: ["Antwort", "Answer"],
		interval: ["Abstand", "Interval"],
		weekdays: ["Wochentage", "Weekdays"],
		nth: ["Der wievielte im Monat", "Which of the month"],
		until: ["Bis", "Until"],
		count: ["Anzahl", "Count"],
		first: ["Erster Tag", "First day"],
		last: ["Letzter Tag", "Last day"],
		beginMinute: texts.pairs.fields.beginMinutes,
		endMinute: texts.pairs.fields.endMinutes,
		durationMinutes: ["Dauer in Minuten", "Duration in minutes"],
		type: ["Art der Wiederholung", "Kind of recurrence"],
		seriesId: ["Serie", "Series"],
		placeId: ["Abteilung", "Department"],
	},
	values: { ...texts.pairs.answers, ...texts.pairs.types },
	actions: {
		ended: ["beendet", "ended"],
		answered: ["beantwortet", "answered"],
	},
};

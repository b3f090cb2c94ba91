import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What screens of absences say besides the names of their columns. */
export const texts = inBothLanguages({
	cancel: ["Stornieren", "Cancel absence"],
	classes: {
		LEAVE: ["Urlaub", "Leave"],
		SICK: ["Krankheit", "Sickness"],
		ABSENCE: ["Abwesenheit", "Absence"],
	},
	changeRequested: ["Änderung beantragt", "Change requested"],
	cancellationRequested: ["Stornierung beantragt", "Cancellation requested"],
	days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	hours: [about("# Stunden"), about("# hours")],
	parts: {
		WHOLE: ["Ganz", "Whole"],
		FIRST_HALF: ["Vormittag", "Morning"],
		SECOND_HALF: ["Nachmittag", "Afternoon"],
	},
	/** Behind a day of which half is meant. */
	halfOf: {
		WHOLE: [about("#"), about("#")],
		FIRST_HALF: [about("# vormittags"), about("# in the morning")],
		SECOND_HALF: [about("# nachmittags"), about("# in the afternoon")],
	},
	range: [aboutTwo("#1 – #2"), aboutTwo("#1 – #2")],
	substituteStates: {
		PLANNED: ["vorgesehen", "intended"],
		REQUESTED: ["angefragt", "asked"],
		APPROVED: ["zugesagt", "agreed"],
		REJECTED: ["abgelehnt", "declined"],
	},
	reason: {
		title: ["Begründung angeben", "Give a reason"],
		given: ["Begründung gespeichert", "Reason saved"],
	},
});

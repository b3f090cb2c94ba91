import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	title: ["Wer ist da", "Who is here"],
	counters: ["Nach Status filtern", "Filter by status"],
	groups: {
		label: ["Gruppieren", "Group"],
		none: ["Alle", "All"],
		unit: ["Nach Abteilung", "By department"],
		status: ["Nach Status", "By status"],
	},
	search: ["Name, Tätigkeit, Abteilung", "Name, activity, department"],
	empty: ["Niemand hat diesen Status.", "Nobody has this status."],
	statuses: {
		IN: ["Anwesend", "Here"],
		PAUSE: ["Pause", "On break"],
		PLANNED: ["Erwartet", "Expected"],
		ABSENT: ["Abwesend", "Absent"],
		OUT: ["Nicht da", "Not here"],
	},
	kinds: { LEAVE: ["Urlaub", "Leave"], SICK: ["Krank", "Sick"], ABSENCE: ["Abwesend", "Absent"] },
	name: ["Name", "Name"],
	status: ["Status", "Status"],
	what: ["Tätigkeit", "Activity"],
	when: ["Zeit", "Time"],
	unit: ["Abteilung", "Department"],
	shift: ["Dienst heute", "Shift today"],
	since: [about("seit #"), about("since #")],
	from: [about("ab #"), about("from #")],
	late: [about("fehlt seit #"), about("missing since #")],
	until: [about("bis #"), about("until #")],
	why: ["Warum? Der heutige Tag im Detail", "Why? Today in detail"],
});

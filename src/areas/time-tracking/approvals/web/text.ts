import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";
import type { NounForms } from "../contract/matter-noun.ts";

/** What is open and what happened; asking before a decision, and answering. */
export const texts = inBothLanguages({
	asking: [
		(n: NounForms) => `Rückfrage zu ${n.toThis}`,
		(n: NounForms) => `Question about ${n.toThis}`,
	],
	askText: [
		"Die Rückfrage geht an die Person, und an alle, die für sie beantragen dürfen. Entscheiden können Sie auch ohne Antwort.",
		"The question goes to the person and to everybody who may request for them. You may also decide without an answer.",
	],
	question: ["Ihre Rückfrage", "Your question"],
	send: ["Rückfrage stellen", "Ask"],
	asked: ["Rückfrage gestellt", "Question asked"],
	answering: ["Rückfrage beantworten", "Answer the question"],
	yourAnswer: ["Ihre Antwort", "Your answer"],
	sendAnswer: ["Antwort senden", "Send the answer"],
	answered: ["Antwort gesendet", "Answer sent"],
	askedBy: [about("Rückfrage von #"), about("Question from #")],
	answeredBy: [about("Antwort von #"), about("Answer from #")],
	waits: ["Antwort steht noch aus", "Not answered yet"],
	change: {
		title: ["Änderungsantrag", "Change request"],
		field: ["Feld", "Field"],
		before: ["Bisher", "So far"],
		after: ["Beantragt", "Requested"],
		stays: ["unverändert", "unchanged"],
		askedBy: [aboutTwo("gestellt #1 von #2"), aboutTwo("requested #1 by #2")],
	},
	history: {
		steps: ["Genehmigungsschritte", "Approval steps"],
		openOf: [aboutTwo("#1 von #2 offen"), aboutTwo("#1 of #2 open")],
		openSince: [about("offen seit #"), about("open since #")],
		yours: ["Sie können das erledigen", "You can settle this"],
		stepStates: {
			OPEN: ["offen", "open"],
			DONE: ["erledigt", "done"],
			SKIPPED: ["übersprungen", "skipped"],
			REFUSED: ["abgelehnt", "refused"],
			WITHDRAWN: ["zurückgezogen", "withdrawn"],
		},
		purposes: {
			REQUEST: ["Antrag", "Request"],
			CHANGE: ["Änderung", "Change"],
			CANCELLATION: ["Stornierung", "Cancellation"],
		},
		history: ["Verlauf", "History"],
		events: {
			CANCELLATION_REQUESTED: ["Stornierung beantragt", "Cancellation requested"],
			REQUESTED: ["Beantragt", "Requested"],
			PASSED_ON: [
				"Ohne Antwort der Vertretung weitergegeben",
				"Passed on without an answer of the substitute",
			],
			APPROVED: ["Genehmigt", "Approved"],
			CANCELLED: ["Storniert", "Cancelled"],
			REJECTED: ["Abgelehnt", "Rejected"],
			CHANGE_REQUESTED: ["Änderung beantragt", "Change requested"],
			CHANGE_APPROVED: ["Änderung genehmigt", "Change approved"],
			CHANGE_REJECTED: ["Änderung abgelehnt", "Change rejected"],
		},
		system: ["System", "System"],
		none: ["Noch nichts.", "Nothing yet."],
	},
});

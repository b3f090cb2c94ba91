import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { detail, states, classes } = texts.pairs;

export const traces: Traces = {
	entities: {
		time_tracking: {
			title: ["Zeiteintrag", "Time entry"],
			key: "timetrackings.manage",
			reach: "PERSON",
			isOwn: true,
		},
	},
	fields: {
		state: texts.pairs.list.columns.state,
		source: detail.source,
		classType: ["Art", "Kind"],
		shiftId: ["Dienst", "Shift"],
		startBookingId: ["Begonnen durch Buchung", "Begun by booking"],
		zone: ["Zeitzone", "Time zone"],
		autoFinished: ["Automatisch beendet", "Ended automatically"],
		needsReason: ["Begründung fehlt", "Reason missing"],
		overrides: ["Trotz Hinweis", "In spite of a note"],
	},
	values: { ...states, ...detail.sources, ...classes },
	actions: {
		finished: ["beendet", "ended"],
		"reason-given": ["Begründung angegeben", "reason given"],
		asked: ["Rückfrage gestellt", "question asked"],
		answered: ["Rückfrage beantwortet", "question answered"],
		requested: ["beantragt", "requested"],
		approved: ["genehmigt", "approved"],
		rejected: ["abgelehnt", "rejected"],
		cancelled: ["storniert", "cancelled"],
		"cancellation-requested": ["Stornierung beantragt", "cancellation requested"],
		"change-requested": ["Änderung beantragt", "change requested"],
		"change-approved": ["Änderung genehmigt", "Change approved"],
		"change-rejected": ["Änderung abgelehnt", "change rejected"],
		"change-withdrawn": ["Änderungsantrag zurückgezogen", "change request withdrawn"],
	},
};

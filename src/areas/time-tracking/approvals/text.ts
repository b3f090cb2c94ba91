import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		RULES_VIOLATED: [
			"Der Eintrag verletzt Regeln, die Sie zur Kenntnis nehmen müssen.",
			"The entry breaks rules that you have to take note of.",
		],
		OPEN_APPROVAL_STEP: [
			"Für diesen Eintrag sind noch Genehmigungsschritte offen.",
			"Approval steps of this entry are still open.",
		],
		REASON_NEEDED: ["Bitte geben Sie eine Begründung an.", "Please give a reason."],
		ACTIVITY_NOT_REQUESTED_STATE: [
			"Der Eintrag muss sich Beantragt-Status befinden um genehmigt werden zu können.",
			"The entry must be in the state Requested to be approved.",
		],
		ACTIVITY_NOT_PLANNED_STATE: [
			"Beantragt werden kann nur ein geplanter Eintrag.",
			"Only a planned entry can be requested.",
		],
		ACTIVITY_STATE_FINAL: [
			"Der Eintrag ist abgelehnt oder storniert und kann nicht mehr geändert werden.",
			"The entry is rejected or cancelled and cannot be changed any more.",
		],
		ACTIVITY_RUNNING: [
			"Der Eintrag läuft noch. Bitte stempeln Sie zuerst aus.",
			"The entry is still running. Please clock out first.",
		],
		CANCELLATION_ALREADY_REQUESTED: [
			"Die Stornierung ist bereits beantragt.",
			"The cancellation has been requested already.",
		],
		CHANGE_ALREADY_REQUESTED: [
			"Für diesen Eintrag ist bereits eine Änderung beantragt.",
			"A change of this entry has been requested already.",
		],
		NO_CHANGE_REQUESTED: [
			"Für diesen Eintrag ist keine Änderung beantragt.",
			"No change of this entry has been requested.",
		],
		CHANGE_NEEDS_REQUEST: [
			"Ein genehmigter Eintrag kann nur über einen Änderungsantrag geändert werden.",
			"An approved entry can only be changed by a change request.",
		],
		REASON_NOT_ASKED: [
			"Für diesen Eintrag wird keine Begründung verlangt.",
			"No reason is asked for this entry.",
		],
		APPROVAL_NEEDED: [
			"Einträge dieser Tätigkeit müssen genehmigt werden. Bitte beantragen Sie den Eintrag.",
			"Entries of this activity must be approved. Please request the entry.",
		],
		SELF_APPROVAL_NOT_ALLOWED: [
			"Über eigene Einträge dieser Tätigkeit muss jemand anderes entscheiden.",
			"Somebody else must decide about your own entries of this activity.",
		],
		PLANNED_NOT_IMPLEMENTED: ["Not implemented, yet!", "Not implemented yet!"],
	},
	steps: {
		REQUEST_REASON: ["Begründung fehlt", "Reason missing"],
		SUBSTITUTE_APPROVAL: ["Vertretung muss zustimmen", "Substitute must agree"],
		SUPERVISOR_APPROVAL: ["Vorgesetzter muss zustimmen", "Supervisor must agree"],
		BOOKING_GPS_LOCATIONS: ["Standortdaten ungültig", "Location data invalid"],
		AUTO_FINISHED: ["Automatisch beendet", "Finished automatically"],
	},
	moves: {
		title: ["Statuswechsel", "Change of state"],
		approve: ["Genehmigen", "Approve"],
		skips: [
			"Als Vorgesetzter können Sie sofort genehmigen. Die offenen Schritte werden dabei übersprungen.",
			"As a supervisor you may approve at once. The open steps are skipped by it.",
		],
		reject: ["Ablehnen", "Reject"],
		cancellationRequested: [
			"Der Antrag auf Stornierung wurde an die verantwortliche Person gesendet.",
			"The request to cancel was sent to the responsible person.",
		],
		request: ["Beantragen", "Request"],
		edit: ["Bearbeiten", "Edit"],
		giveReason: ["Begründung angeben", "Give a reason"],
		requestChange: ["Änderung beantragen", "Request a change"],
	},
	changes: {
		approve: ["Änderung genehmigen", "Approve the change"],
		approved: ["Änderung genehmigt", "Change approved"],
		reject: ["Änderung ablehnen", "Reject the change"],
		rejecting: ["Änderungsantrag ablehnen", "Reject the change request"],
		rejected: ["Änderungsantrag abgelehnt", "Change request rejected"],
		withdraw: ["Zurückziehen", "Withdraw"],
		withdrawing: ["Änderungsantrag zurückziehen", "Withdraw the change request"],
		withdrawText: [
			"Möchten Sie den Änderungsantrag wirklich zurückziehen?",
			"Do you really want to withdraw the change request?",
		],
		withdrawn: ["Änderungsantrag zurückgezogen", "Change request withdrawn"],
	},
	history: {
		steps: ["Genehmigungsschritte", "Approval steps"],
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

import { inBothLanguages } from "#kit/contract/texts.ts";
import type { NounForms } from "./contract/matter-noun.ts";

export const texts = inBothLanguages({
	errors: {
		RULES_VIOLATED: [
			({ subject }: NounForms) => `${subject} verletzt Regeln, die Sie zur Kenntnis nehmen müssen.`,
			({ subject }: NounForms) => `${subject} breaks rules that you have to take note of.`,
		],
		OPEN_APPROVAL_STEP: [
			(noun: NounForms) => `Für ${noun.this} sind noch Genehmigungsschritte offen.`,
			(noun: NounForms) => `Approval steps of ${noun.this} are still open.`,
		],
		REASON_NEEDED: ["Bitte geben Sie eine Begründung an.", "Please give a reason."],
		ACTIVITY_NOT_REQUESTED_STATE: [
			({ subject }: NounForms) =>
				`${subject} muss sich Beantragt-Status befinden um genehmigt werden zu können.`,
			({ subject }: NounForms) => `${subject} must be in the state Requested to be approved.`,
		],
		ACTIVITY_NOT_PLANNED_STATE: [
			({ planned }: NounForms) => `Beantragt werden kann nur ${planned}.`,
			({ planned }: NounForms) => `Only ${planned} can be requested.`,
		],
		ACTIVITY_STATE_FINAL: [
			({ subject }: NounForms) =>
				`${subject} ist abgelehnt oder storniert und kann nicht mehr geändert werden.`,
			({ subject }: NounForms) =>
				`${subject} is rejected or cancelled and cannot be changed any more.`,
		],
		ACTIVITY_RUNNING: [
			({ subject }: NounForms) => `${subject} läuft noch. Bitte stempeln Sie zuerst aus.`,
			({ subject }: NounForms) => `${subject} is still running. Please clock out first.`,
		],
		CANCELLATION_ALREADY_REQUESTED: [
			"Die Stornierung ist bereits beantragt.",
			"The cancellation has been requested already.",
		],
		CHANGE_ALREADY_REQUESTED: [
			(noun: NounForms) => `Für ${noun.this} ist bereits eine Änderung beantragt.`,
			(noun: NounForms) => `A change of ${noun.this} has been requested already.`,
		],
		NO_CHANGE_REQUESTED: [
			(noun: NounForms) => `Für ${noun.this} ist keine Änderung beantragt.`,
			(noun: NounForms) => `No change of ${noun.this} has been requested.`,
		],
		CHANGE_NEEDS_REQUEST: [
			({ approved }: NounForms) =>
				`${approved} kann nur über einen Änderungsantrag geändert werden.`,
			({ approved }: NounForms) => `${approved} can only be changed by a change request.`,
		],
		REASON_NOT_ASKED: [
			(noun: NounForms) => `Für ${noun.this} wird keine Begründung verlangt.`,
			(noun: NounForms) => `No reason is asked for ${noun.this}.`,
		],
		APPROVAL_NEEDED: [
			({ many, object }: NounForms) =>
				`${many} dieser Tätigkeit müssen genehmigt werden. Bitte beantragen Sie ${object}.`,
			({ many, object }: NounForms) =>
				`${many} of this activity must be approved. Please request ${object}.`,
		],
		SELF_APPROVAL_NOT_ALLOWED: [
			({ several }: NounForms) =>
				`Über eigene ${several} dieser Tätigkeit muss jemand anderes entscheiden.`,
			({ several }: NounForms) =>
				`Somebody else must decide about your own ${several} of this activity.`,
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
	decisions: {
		requested: [
			({ one }: NounForms) => `${one} beantragt`,
			({ one }: NounForms) => `${one} requested`,
		],
		approved: [
			({ one }: NounForms) => `${one} genehmigt`,
			({ one }: NounForms) => `${one} approved`,
		],
		rejecting: [
			({ one }: NounForms) => `${one} ablehnen`,
			({ object }: NounForms) => `Reject ${object}`,
		],
		rejectText: [
			({ object }: NounForms) => `Möchten Sie ${object} wirklich ablehnen?`,
			({ object }: NounForms) => `Do you really want to reject ${object}?`,
		],
		rejected: [
			({ one }: NounForms) => `${one} abgelehnt`,
			({ one }: NounForms) => `${one} rejected`,
		],
		cancelling: [
			({ one }: NounForms) => `${one} stornieren`,
			({ object }: NounForms) => `Cancel ${object}`,
		],
		cancelText: [
			({ object }: NounForms) => `Möchten Sie ${object} wirklich stornieren?`,
			({ object }: NounForms) => `Do you really want to cancel ${object}?`,
		],
		cancelled: [
			({ one }: NounForms) => `${one} storniert`,
			({ one }: NounForms) => `${one} cancelled`,
		],
		decideMany: [
			({ several }: NounForms) => `${several} genehmigen`,
			({ several }: NounForms) => `Approve ${several}`,
		],
		rejectMany: [
			({ several }: NounForms) => `${several} ablehnen`,
			({ several }: NounForms) => `Reject ${several}`,
		],
		rejectManyText: [
			({ several }: NounForms, count: number) =>
				`Möchten Sie ${count} ${several} wirklich ablehnen?`,
			({ several }: NounForms, count: number) =>
				`Do you really want to reject ${count} ${several}?`,
		],
	},
	reason: {
		choice: ["Vorgegebene Begründung", "Given reason"],
		label: ["Begründung", "Reason"],
		missing: [
			"Bitte wählen Sie eine Begründung oder schreiben Sie eine.",
			"Please choose a reason or write one.",
		],
		given: ["Begründung gespeichert", "Reason saved"],
	},
	changes: {
		sent: ["Änderung beantragt", "Change requested"],
		why: ["Begründung der Änderung", "Reason of the change"],
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

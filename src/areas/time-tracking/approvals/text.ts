import type { StepKind } from "#domain/approval/approval-state.ts";
import type { Language } from "#kit/contract/language.ts";
import { inBothLanguages } from "#kit/contract/texts.ts";
import type { NounForms } from "./contract/matter-noun.ts";

type OfNoun = (noun: NounForms) => string;
const ofNoun = (german: OfNoun, english: OfNoun) => [german, english] as const;

export const texts = inBothLanguages({
	errors: {
		RULES_VIOLATED: ofNoun(
			(n) => `${n.subject} verletzt Regeln, die Sie zur Kenntnis nehmen müssen.`,
			(n) => `${n.subject} breaks rules that you have to take note of.`,
		),
		OPEN_APPROVAL_STEP: ofNoun(
			(n) => `Für ${n.this} sind noch Genehmigungsschritte offen.`,
			(n) => `Approval steps of ${n.this} are still open.`,
		),
		REASON_NEEDED: ["Bitte geben Sie eine Begründung an.", "Please give a reason."],
		ACTIVITY_NOT_REQUESTED_STATE: ofNoun(
			(n) => `${n.subject} muss sich Beantragt-Status befinden um genehmigt werden zu können.`,
			(n) => `${n.subject} must have the status Requested to be approved.`,
		),
		ACTIVITY_NOT_PLANNED_STATE: ofNoun(
			(n) => `Beantragt werden kann nur ${n.planned}.`,
			(n) => `Only ${n.planned} can be requested.`,
		),
		ACTIVITY_STATE_FINAL: ofNoun(
			(n) => `${n.subject} ist abgelehnt oder storniert und kann nicht mehr geändert werden.`,
			(n) => `${n.subject} is rejected or cancelled and can no longer be changed.`,
		),
		ACTIVITY_RUNNING: ofNoun(
			(n) => `${n.subject} läuft noch. Bitte stempeln Sie zuerst aus.`,
			(n) => `${n.subject} is still running. Please clock out first.`,
		),
		CANCELLATION_ALREADY_REQUESTED: [
			"Die Stornierung ist bereits beantragt.",
			"The cancellation has already been requested.",
		],
		CHANGE_ALREADY_REQUESTED: ofNoun(
			(n) => `Für ${n.this} ist bereits eine Änderung beantragt.`,
			(n) => `A change of ${n.this} has already been requested.`,
		),
		NO_CHANGE_REQUESTED: ofNoun(
			(n) => `Für ${n.this} ist keine Änderung beantragt.`,
			(n) => `No change of ${n.this} has been requested.`,
		),
		CHANGE_NEEDS_REQUEST: ofNoun(
			(n) => `${n.approved} kann nur über einen Änderungsantrag geändert werden.`,
			(n) => `${n.approved} can only be changed by a change request.`,
		),
		REASON_NOT_ASKED: ofNoun(
			(n) => `Für ${n.this} wird keine Begründung verlangt.`,
			(n) => `No reason is asked for ${n.this}.`,
		),
		APPROVAL_NEEDED: ofNoun(
			(n) =>
				`${n.many} dieser Tätigkeit müssen genehmigt werden. Bitte beantragen Sie ${n.object}.`,
			(n) => `${n.many} of this activity must be approved. Please request ${n.object}.`,
		),
		NOTHING_TO_DECIDE: ofNoun(
			(n) => `Über ${n.this} ist gerade nichts zu entscheiden.`,
			(n) => `There is nothing to decide about ${n.this} at the moment.`,
		),
		QUESTION_ALREADY_ASKED: ofNoun(
			(n) => `Zu ${n.toThis} ist bereits eine Rückfrage offen.`,
			(n) => `A question about ${n.this} is already open.`,
		),
		QUESTION_TO_ONESELF: [
			"Sich selbst können Sie keine Rückfrage stellen.",
			"You cannot ask yourself a question.",
		],
		NO_QUESTION_ASKED: ofNoun(
			(n) => `Zu ${n.toThis} ist keine Rückfrage offen.`,
			(n) => `No question about ${n.this} is open.`,
		),
		SELF_APPROVAL_NOT_ALLOWED: ofNoun(
			(n) => `Über eigene ${n.several} dieser Tätigkeit muss jemand anderes entscheiden.`,
			(n) => `Somebody else must decide about your own ${n.several} of this activity.`,
		),
		NEXT_STAGE_BY_ANOTHER: ofNoun(
			(n) =>
				`Sie haben ${n.toThis} schon zugestimmt. Die nächste Stufe muss jemand anderes genehmigen.`,
			(n) => `You have already agreed to ${n.this}. Somebody else must approve the next stage.`,
		),
		NOT_ASKED_TO_SUBSTITUTE: [
			"Sie sind hier nicht als Vertretung angefragt.",
			"You are not asked to be the substitute here.",
		],
		PLANNED_NOT_IMPLEMENTED: ["Not implemented, yet!", "Not implemented yet!"],
	},
	steps: {
		REQUEST_REASON: ["Begründung fehlt", "Reason missing"],
		SUBSTITUTE_APPROVAL: ["Zustimmung der Vertretung offen", "Waiting for the substitute"],
		SUPERVISOR_APPROVAL: ["Zustimmung der Leitung offen", "Waiting for a supervisor"],
		BOOKING_GPS_LOCATIONS: ["Standortdaten ungültig", "Location data invalid"],
		AUTO_FINISHED: ["Automatisch beendet", "Finished automatically"],
	},
	moves: {
		title: ["Statuswechsel", "Change of status"],
		more: ["Weitere Aktionen", "More actions"],
		approveAndNext: ["Genehmigen und weiter", "Approve and next"],
		approve: ["Genehmigen", "Approve"],
		skips: [
			"Als Vorgesetzter können Sie sofort genehmigen. Die offenen Schritte werden dabei übersprungen.",
			"As a supervisor you may approve at once. The open steps are then skipped.",
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
		requested: ofNoun(
			(n) => `${n.one} beantragt`,
			(n) => `${n.one} requested`,
		),
		approved: ofNoun(
			(n) => `${n.one} genehmigt`,
			(n) => `${n.one} approved`,
		),
		rejecting: ofNoun(
			(n) => `${n.one} ablehnen`,
			(n) => `Reject ${n.object}`,
		),
		rejectText: ofNoun(
			(n) => `Möchten Sie ${n.object} wirklich ablehnen?`,
			(n) => `Do you really want to reject ${n.object}?`,
		),
		rejected: ofNoun(
			(n) => `${n.one} abgelehnt`,
			(n) => `${n.one} rejected`,
		),
		cancelling: ofNoun(
			(n) => `${n.one} stornieren`,
			(n) => `Cancel ${n.object}`,
		),
		cancelText: ofNoun(
			(n) => `Möchten Sie ${n.object} wirklich stornieren?`,
			(n) => `Do you really want to cancel ${n.object}?`,
		),
		cancelled: ofNoun(
			(n) => `${n.one} storniert`,
			(n) => `${n.one} cancelled`,
		),
		decideMany: ofNoun(
			(n) => `${n.several} genehmigen`,
			(n) => `Approve ${n.several}`,
		),
		rejectMany: ofNoun(
			(n) => `${n.several} ablehnen`,
			(n) => `Reject ${n.several}`,
		),
	},
	rejectManyText: [
		({ several }: NounForms, count: number) => `Möchten Sie ${count} ${several} wirklich ablehnen?`,
		({ several }: NounForms, count: number) => `Do you really want to reject ${count} ${several}?`,
	],
	questions: {
		ask: ["Rückfrage", "Question"],
		answer: ["Antworten", "Answer"],
		open: ["Rückfrage offen", "Question open"],
		replied: ["Rückfrage beantwortet", "Question answered"],
	},
	reason: {
		choice: ["Vorgegebene Begründung", "Predefined reason"],
		label: ["Begründung", "Reason"],
		missing: [
			"Bitte wählen Sie eine Begründung oder schreiben Sie eine.",
			"Please choose a reason or write one.",
		],
		given: ["Begründung gespeichert", "Reason saved"],
	},
	changes: {
		sent: ["Änderung beantragt", "Change requested"],
		why: ["Begründung der Änderung", "Reason for the change"],
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
});

/** What still has to happen: "Zustimmung der Leitung offen". */
export function stepWords(kinds: readonly StepKind[], language: Language): string[] {
	return kinds.map((kind) => texts[language].steps[kind]);
}

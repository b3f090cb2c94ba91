import * as z from "zod/mini";
import { childSickYear } from "#areas/absences/requests/contract/child-sick-year.ts";
import {
	absenceFaultRefusals,
	absenceOverlaps,
} from "#areas/absences/requests/contract/refusals.ts";
import {
	changeNeedsRequest,
	rulesViolated,
	stateFinal,
} from "#areas/time-tracking/approvals/contract/refusals.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, nothing } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import { accepting } from "#kit/contract/rule-violation.ts";

/** On paper, fetched from the insurer (eAU), or from abroad. */
export const sickNoteKinds = ["PAPER", "EAU", "FOREIGN"] as const;

/** Certificates go on for months, none for longer than the longest absence. */
const mostDays = 731;

/** Only illness has certificates. */
export const notAnIllness = refusal("InvalidAction", "SICK_NOTE_NO_ILLNESS");
/** It certifies no day of the absence. */
export const noteOutside = refusal("RuleViolation", "SICK_NOTE_OUTSIDE");
/** Only a follow-up certificate that ends later lets an illness last. */
export const notProlonging = refusal("RuleViolation", "SICK_NOTE_NOT_PROLONGING");
/** Nobody has seen it yet. */
export const receivedLater = refusal("RuleViolation", "SICK_NOTE_RECEIVED_LATER");
/** Not hers, no illness, or none that began before. */
export const sameIllnessUnfit = refusal("RuleViolation", "SAME_ILLNESS_UNFIT");

/** One's own, and with sicknotes.manage those of others: the use case says which. */
const own = { signedIn: true } as const;

const absenceId = id;
const version = z.int();

export const sickNoteFields = {
	kind: z.enum(sickNoteKinds),
	auFrom: civilDay,
	auTo: lastOf(civilDay, "auFrom", { days: mostDays }),
	isFollowUp: z._default(z.boolean(), false),
	isWorkAccident: z._default(z.boolean(), false),
	eauRequestedOn: z._default(z.nullable(civilDay), null),
	/**
	 * A follow-up certificate that ends later lets the illness last until then. Who may report those days may say so: the person
	 * herself, others with WRITE on absences.manage; of a kind that is decided about, as its change is decided. Rules that the
	 * longer absence breaks are told before (`accept`).
	 */
	prolongs: z._default(z.boolean(), false),
	/** Null: announced. Only those who hold WRITE on sicknotes.manage say that it has come. */
	receivedOn: z._default(z.nullable(civilDay), null),
};

const sickNote = z.object({
	id,
	kind: z.enum(sickNoteKinds),
	auFrom: civilDay,
	auTo: civilDay,
	isFollowUp: z.boolean(),
	isWorkAccident: z.boolean(),
	eauRequestedOn: z.nullable(civilDay),
	receivedOn: z.nullable(civilDay),
	version,
});
export type SickNote = z.output<typeof sickNote>;

const illness = z.object({ absenceId, from: civilDay, to: civilDay });

const sickness = z.object({
	absenceId,
	userId: id,
	/** Of the absence. */
	from: civilDay,
	to: civilDay,
	/** Counts what is known beside the days; 0 where nothing is. */
	version,
	workedOnFirstDay: z.boolean(),
	sameIllnessAs: z.nullable(illness),
	/** Illnesses of hers that began earlier, the latest first: one of them may be the same. */
	earlier: z.array(illness),
	/** By when the company wants a certificate; null: it wants none. */
	certificateDue: z.nullable(civilDay),
	/** It is due, and none was received that holds for that day. */
	isCertificateMissing: z.boolean(),
	/** The earliest first. */
	notes: z.array(sickNote),
	/** Null: no claim to continued pay. */
	continuedPay: z.nullable(
		z.object({
			firstPaidDay: civilDay,
			lastPaidDay: civilDay,
			/** Of the claim. */
			calendarDays: z.int(),
			/** How many of them this illness has used until its end or today, whichever is earlier. */
			usedDays: z.int(),
		}),
	),
	/** Of a child that is ill: what the absence takes of the days of its years; null: it is her own illness. */
	childSick: z.nullable(z.array(childSickYear)),
	/** Days of leave that certificates give back; travels as text, e.g. "2.5". */
	creditedBack: z.string(),
	/** The reader may say what was received and change everything. */
	mayWrite: z.boolean(),
	/** It is her own: she may announce a certificate. */
	isOwn: z.boolean(),
});
export type Sickness = z.output<typeof sickness>;

const made = z.object({ id, version });
const { ABSENCE_TOO_LONG, ABSENCE_HOURS } = absenceFaultRefusals;
const refusals = [
	...[notAnIllness, noteOutside, receivedLater, notProlonging],
	...[rulesViolated, changeNeedsRequest, stateFinal],
	...[absenceOverlaps, ABSENCE_TOO_LONG, ABSENCE_HOURS],
] as const;

export const contract = {
	getSickness: endpoint("getSickness", {
		route: "GET /api/absences/{absenceId}/sickness",
		summary: "What is known of an illness: certificates, continued pay, leave given back",
		description:
			"Continued pay as § 3 EFZG has it: 42 calendar days of an illness, the same illness counted together within twelve months unless " +
			"six months lie between; none in the first four weeks of employment. With a child that is ill nobody is ill herself: there is no " +
			"continued pay and no leave comes back, the days of § 45 SGB V are counted. One's own; of others with READ on sicknotes.manage.",
		access: own,
		input: z.object({ absenceId }),
		answer: sickness,
		refusals: [notAnIllness],
	}),
	updateSickness: endpoint("updateSickness", {
		route: "PUT /api/absences/{absenceId}/sickness",
		summary:
			"Say whether an illness is the same as an earlier one, and whether its first day was worked on",
		access: own,
		input: z.object({
			absenceId,
			version,
			workedOnFirstDay: z.boolean(),
			sameIllnessAs: z.nullable(id),
		}),
		answer: z.object({ version }),
		refusals: [commonRefusals.staleVersion, notAnIllness, sameIllnessUnfit],
	}),
	createSickNote: endpoint("createSickNote", {
		route: "POST /api/absences/{absenceId}/sick-notes",
		summary:
			"Announce a certificate, or keep one that has come; what was received gives days of leave back",
		access: own,
		input: z.object({ absenceId, ...sickNoteFields, ...accepting }),
		answer: made,
		refusals: [...refusals],
	}),
	updateSickNote: endpoint("updateSickNote", {
		route: "PUT /api/sick-notes/{id}",
		summary: "Change a certificate, or say that it has come",
		access: own,
		input: z.object({ id, version, ...sickNoteFields, ...accepting }),
		answer: made,
		refusals: [commonRefusals.staleVersion, ...refusals],
	}),
	deleteSickNote: endpoint("deleteSickNote", {
		route: "DELETE /api/sick-notes/{id}",
		summary: "Delete a certificate; leave that it gave back is taken again",
		access: own,
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;

import { about, inBothLanguages } from "#kit/contract/texts.ts";
import type { NounForms } from "../contract/matter-noun.ts";

/** What a mail says of a move: who, whose, and of which kind of matter. */
interface ToldOfMatter {
	readonly actor: string;
	readonly person: string;
	readonly isOwn: boolean;
	readonly noun: NounForms;
}

type OfMatter = (told: ToldOfMatter) => string;
const told = (german: OfMatter, english: OfMatter) => [german, english] as const;

/** Words of mails about matters, apart from those that the browser shows. */
export const texts = inBothLanguages({
	group: ["Anträge und Genehmigungen", "Requests and approvals"],
	kinds: {
		requested: ["Neue Anträge, über die ich entscheide", "New requests for me to decide"],
		cancellationRequested: [
			"Gewünschte Stornierungen, über die ich entscheide",
			"Wanted cancellations for me to decide",
		],
		decided: ["Entscheidungen über meine Anträge", "Decisions about my requests"],
		cancelled: ["Stornierungen durch andere", "Cancellations by others"],
		asked: ["Rückfragen an mich", "Questions to me"],
		answered: ["Antworten auf meine Rückfragen", "Answers to my questions"],
	},
	moves: {
		REQUESTED: told(
			({ actor, person, isOwn, noun }) =>
				`${actor} beantragt ${isOwn ? "" : `für ${person} `}${noun.aOne}`,
			({ actor, person, isOwn, noun }) =>
				`${actor} requests ${noun.aOne}${isOwn ? "" : ` for ${person}`}`,
		),
		PASSED_ON: told(
			({ person, noun }) =>
				`Die Vertretung hat nicht geantwortet: ${noun.aOne} von ${person} wartet auf Ihre Entscheidung`,
			({ person, noun }) =>
				`The substitute has not answered: ${noun.aOne} of ${person} waits for your decision`,
		),
		CHANGE_REQUESTED: told(
			({ actor, person, isOwn, noun }) =>
				`${actor} beantragt, ${noun.aOne}${isOwn ? "" : ` von ${person}`} zu ändern`,
			({ actor, person, isOwn, noun }) =>
				`${actor} asks to change ${noun.aOne}${isOwn ? "" : ` of ${person}`}`,
		),
		CANCELLATION_REQUESTED: told(
			({ actor, person, isOwn, noun }) =>
				`${actor} beantragt, ${noun.aOne}${isOwn ? "" : ` von ${person}`} zu stornieren`,
			({ actor, person, isOwn, noun }) =>
				`${actor} asks to cancel ${noun.aOne}${isOwn ? "" : ` of ${person}`}`,
		),
		APPROVED: told(
			({ actor, noun }) => `${actor} hat ${noun.yours} genehmigt`,
			({ actor, noun }) => `${actor} has approved ${noun.yours}`,
		),
		REJECTED: told(
			({ actor, noun }) => `${actor} hat ${noun.yours} abgelehnt`,
			({ actor, noun }) => `${actor} has rejected ${noun.yours}`,
		),
		CHANGE_APPROVED: told(
			({ actor, noun }) => `${actor} hat ${noun.yours} geändert, wie es beantragt war`,
			({ actor, noun }) => `${actor} has changed ${noun.yours} as it was requested`,
		),
		CHANGE_REJECTED: told(
			({ actor, noun }) => `${actor} hat abgelehnt, ${noun.yours} zu ändern`,
			({ actor, noun }) => `${actor} has refused to change ${noun.yours}`,
		),
		CANCELLATION_REJECTED: told(
			({ actor, noun }) => `${actor} hat abgelehnt, ${noun.yours} zu stornieren`,
			({ actor, noun }) => `${actor} has refused to cancel ${noun.yours}`,
		),
		CANCELLED: told(
			({ actor, noun }) => `${actor} hat ${noun.yours} storniert`,
			({ actor, noun }) => `${actor} has cancelled ${noun.yours}`,
		),
		ASKED: told(
			({ actor, noun }) => `${actor} hat eine Rückfrage zu ${noun.toThis}`,
			({ actor, noun }) => `${actor} has a question about ${noun.this}`,
		),
		ANSWERED: told(
			({ actor, noun }) => `${actor} hat Ihre Rückfrage zu ${noun.toThis} beantwortet`,
			({ actor, noun }) => `${actor} has answered your question about ${noun.this}`,
		),
	},
	reason: [about("Begründung: #"), about("Reason: #")],
	speech: [about("„#“"), about("“#”")],
});

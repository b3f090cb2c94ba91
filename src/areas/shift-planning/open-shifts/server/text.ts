import { inBothLanguages } from "#kit/contract/texts.ts";

type Who = { readonly actor: string; readonly person: string; readonly when: string };

type Away = { readonly person: string; readonly count: number; readonly people?: number };

const areAway: readonly [(told: Away) => string, (told: Away) => string] = [
	({ person, people = 1 }) =>
		people === 1 ? `${person} ist abwesend` : `${people} Personen sind abwesend`,
	({ person, people = 1 }) => (people === 1 ? `${person} is away` : `${people} people are away`),
];

/** Mails name the day and the time of a shift, and nothing of why somebody cannot. */
export const texts = inBothLanguages({
	group: ["Offene Dienste und Tausch", "Open shifts and swaps"],
	asked: {
		name: ["Jemand fragt, ob Sie einen Dienst übernehmen", "Somebody asks you to take a shift"],
		GIVE: [
			({ actor, when }: Who) => `${actor} fragt, ob Sie einen Dienst übernehmen: ${when}`,
			({ actor, when }: Who) => `${actor} asks you to take a shift: ${when}`,
		],
		SWAP: [
			({ actor, when }: Who) => `${actor} möchte einen Dienst mit Ihnen tauschen: ${when}`,
			({ actor, when }: Who) => `${actor} would like to swap a shift with you: ${when}`,
		],
	},
	offered: {
		name: ["Jemand bietet einen Dienst an", "Somebody offers a shift"],
		GIVE: [
			({ actor, when }: Who) => `${actor} gibt einen Dienst ab: ${when}`,
			({ actor, when }: Who) => `${actor} hands over a shift: ${when}`,
		],
		SWAP: [
			({ actor, when }: Who) => `${actor} tauscht einen Dienst: ${when}`,
			({ actor, when }: Who) => `${actor} swaps a shift: ${when}`,
		],
	},
	fits: {
		name: ["Ein offener Dienst passt zu mir", "An open shift fits me"],
		OPEN: [
			({ when }: Who) => `Ein Dienst ist offen und passt zu Ihnen: ${when}`,
			({ when }: Who) => `A shift is open and fits you: ${when}`,
		],
	},
	away: {
		name: ["Dienste von Abwesenden", "Shifts of people who are away"],
		AWAY: [
			(told: Away) =>
				`${areAway[0](told)}, ${told.count === 1 ? "1 Dienst braucht" : `${told.count} Dienste brauchen`} Ersatz`,
			(told: Away) =>
				`${areAway[1](told)}, ${told.count === 1 ? "1 shift needs" : `${told.count} shifts need`} somebody else`,
		],
		OPENED: [
			(told: Away) =>
				`${areAway[0](told)}, ${told.count === 1 ? "1 Dienst ist" : `${told.count} Dienste sind`} offen und angeboten`,
			(told: Away) =>
				`${areAway[1](told)}, ${told.count === 1 ? "1 shift is" : `${told.count} shifts are`} open and offered`,
		],
	},
	waiting: {
		name: ["Bewerbung oder Tausch zu entscheiden", "Application or swap to decide"],
		CLAIMED: [
			({ actor, when }: Who) => `${actor} bewirbt sich um einen offenen Dienst: ${when}`,
			({ actor, when }: Who) => `${actor} applies for an open shift: ${when}`,
		],
		TAKEN: [
			({ actor, person, when }: Who) =>
				`${actor} will den Dienst von ${person} übernehmen: ${when}`,
			({ actor, person, when }: Who) => `${actor} wants to take a shift of ${person}: ${when}`,
		],
	},
	decided: {
		name: [
			"Was aus Ihrer Bewerbung oder Ihrem Tausch wurde",
			"What became of your application or swap",
		],
		GRANTED: [
			({ when }: Who) => `Der Dienst gehört Ihnen: ${when}`,
			({ when }: Who) => `The shift is yours: ${when}`,
		],
		REFUSED: [
			({ when }: Who) => `Der Dienst ist vergeben: ${when}`,
			({ when }: Who) => `The shift went to somebody else: ${when}`,
		],
		SWAPPED: [
			({ when }: Who) => `Die Übernahme steht im Plan: ${when}`,
			({ when }: Who) => `The handover is in the plan: ${when}`,
		],
		DECLINED: [
			({ actor, when }: Who) => `${actor} hat abgelehnt: ${when}`,
			({ actor, when }: Who) => `${actor} has declined: ${when}`,
		],
		WITHDRAWN: [
			({ actor, when }: Who) => `${actor} hat zurückgezogen: ${when}`,
			({ actor, when }: Who) => `${actor} has withdrawn: ${when}`,
		],
	},
});

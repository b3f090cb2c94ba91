import { inBothLanguages } from "#kit/contract/texts.ts";

interface Whom {
	readonly actor: string;
	readonly person: string;
	/** She asks herself. */
	readonly isOwn: boolean;
}

/** Words of mails about absences, apart from those that the browser shows. */
export const texts = inBothLanguages({
	group: ["Abwesenheiten", "Absences"],
	standIn: {
		name: ["Bitten, jemanden zu vertreten", "Requests to stand in for somebody"],
		asks: [
			({ actor, person, isOwn }: Whom) =>
				isOwn
					? `${person} bittet Sie um Vertretung`
					: `${actor} bittet Sie, ${person} zu vertreten`,
			({ actor, person, isOwn }: Whom) =>
				isOwn ? `${person} asks you to stand in` : `${actor} asks you to stand in for ${person}`,
		],
		answer: ["Bitte sagen Sie zu oder ab.", "Please agree or decline."],
	},
});

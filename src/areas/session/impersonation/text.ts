import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Acting as somebody else. */
export const texts = inBothLanguages({
	errors: {
		IMPERSONATION_OF_ONESELF: [
			"Sie handeln bereits als Sie selbst.",
			"You are already acting as yourself.",
		],
		IMPERSONATION_NOT_POSSIBLE: [
			"Sie können nicht als diese Person handeln, da sie nicht aktiv ist.",
			"You cannot act as this person because they are not active.",
		],
		NOT_IMPERSONATING: [
			"Sie handeln bereits als Sie selbst.",
			"You are already acting as yourself.",
		],
	},
	acting: [about("Sie handeln als #"), about("You are acting as #")],
	end: ["Beenden", "End"],
	ending: ["Handeln als jemand anders beenden", "End acting as somebody else"],
	start: ["Als diese Person handeln", "Act as this person"],
	starting: ["Als jemand anders handeln", "Act as somebody else"],
	startTitle: [about("Möchten Sie als # handeln?"), about("Do you want to act as #?")],
	startText: [
		"Sie sehen und tun alles mit den Berechtigungen dieser Person. Im Verlauf steht, dass Sie es waren. Passwort und Anmeldungen können Sie dabei nicht ändern.",
		"You see and do everything with this person's rights. The history shows that it was you. You cannot change the password or sign-ins while doing so.",
	],
});

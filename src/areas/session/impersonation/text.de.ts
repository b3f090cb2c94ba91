/** Acting as somebody else. */
export const texts = {
	errors: {
		IMPERSONATION_OF_ONESELF: "Sie handeln bereits als Sie selbst.",
		IMPERSONATION_NOT_POSSIBLE:
			"Als diese Person kann nicht gehandelt werden, da sie nicht aktiv ist.",
		NOT_IMPERSONATING: "Sie handeln bereits als Sie selbst.",
	},
	acting: (name: string) => `Sie handeln als ${name}`,
	end: "Beenden",
	ending: "Handeln als jemand anders beenden",
	start: "Als diese Person handeln",
	starting: "Als jemand anders handeln",
	startTitle: (name: string) => `Möchten Sie als ${name} handeln?`,
	startText:
		"Sie sehen und tun alles mit den Rechten dieser Person. Im Verlauf steht, dass Sie es waren. Passwort und Anmeldungen können Sie dabei nicht ändern.",
} as const;

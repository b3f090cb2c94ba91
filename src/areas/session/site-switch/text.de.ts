/** Choosing the site one works in. */
export const texts = {
	errors: {},
	page: "Standort wird gewechselt",
	switching: "Standort wird gewechselt",
	wait: "Einen Augenblick bitte.",
	current: (name: string) => `Standort: ${name}`,
	all: "Alle Standorte",
	failed: "Standort wechseln",
} as const;

interface Case {
	readonly plan?: string;
	/** When somebody usually comes and goes. */
	readonly usual?: string;
	readonly taken?: readonly string[];
	/** By the clock of the day; beyond 24:00 it is over. */
	readonly now?: string;
	/** `08:00-16:30 PLAN`; null: nothing is suggested. */
	readonly told: string | null;
}

export const suggestionCases: readonly (readonly [title: string, given: Case])[] = [
	["the plan of a day that is over", { plan: "08:00-16:30", told: "08:00-16:30 PLAN" }],
	[
		"the plan goes before what is usual",
		{ plan: "06:00-14:00", usual: "08:00-16:30", told: "06:00-14:00 PLAN" },
	],
	["what is usual where nothing is planned", { usual: "08:00-16:30", told: "08:00-16:30 USUAL" }],
	["nothing where nothing is known", { told: null }],
	["today up to now", { plan: "08:00-16:30", now: "11:20", told: "08:00-11:20 PLAN" }],
	["nothing of the future", { plan: "08:00-16:30", now: "07:00", told: null }],
	["nothing of a few minutes", { plan: "08:00-16:30", now: "08:14", told: null }],
	[
		"after the morning that is entered the afternoon",
		{ plan: "08:00-16:30", taken: ["08:00-12:00"], told: "12:00-16:30 PLAN" },
	],
	[
		"before the afternoon that is entered the morning",
		{ plan: "08:00-16:30", taken: ["11:00-16:30"], told: "08:00-11:00 PLAN" },
	],
	[
		"a pause between entries is none that is missing",
		{ plan: "08:00-16:30", taken: ["08:00-12:00", "12:30-16:30"], told: null },
	],
	["a day that is full", { usual: "08:00-16:30", taken: ["07:30-17:00"], told: null }],
	[
		"what lies elsewhere does not matter",
		{ usual: "08:00-16:30", taken: ["18:00-20:00"], told: "08:00-16:30 USUAL" },
	],
	["a night goes over midnight", { usual: "22:00-30:00", now: "32:00", told: "22:00-30:00 USUAL" }],
];

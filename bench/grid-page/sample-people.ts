const first = ["Anna", "Tarek", "Lena", "Jörg", "Fatima", "Emil", "Sofia"];
const last = ["Albrecht", "Demir", "Hoffmann", "Möller", "Vogt", "Weiß"];
const tags = [
	{ name: "Ersthelferin", color: "#1f8a70" },
	{ name: "Nachtdienst", color: "#5b57c8" },
];

export interface SamplePerson {
	readonly id: string;
	readonly no: number;
	readonly firstName: string;
	readonly lastName: string;
	readonly day: string;
	readonly begin: number;
	readonly minutes: number;
	readonly cents: number;
	readonly state: string;
	readonly unit: string;
	readonly isAbsent: boolean;
	readonly tags: readonly { name: string; color: string }[];
}

const states = ["PLANNED", "REQUESTED", "APPROVED"];

/** The same people on each run. */
export function samplePeople(count: number): readonly SamplePerson[] {
	return Array.from({ length: count }, (_, no) => ({
		id: `p${no}`,
		no,
		firstName: first[no % first.length] ?? "",
		lastName: last[(no * 7) % last.length] ?? "",
		day: `2026-11-${String(20 - (Math.floor(no / 5) % 19)).padStart(2, "0")}`,
		begin: 360 + ((no * 37) % 480),
		minutes: 200 + ((no * 53) % 380),
		cents: (no * 7919) % 500_000,
		state: states[no % 3] ?? "",
		unit: `Station ${1 + (no % 12)}`,
		isAbsent: no % 9 === 0,
		tags: tags.slice(0, no % 3),
	}));
}

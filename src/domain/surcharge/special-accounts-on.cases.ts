import type { SpecialAccount } from "./special-account.ts";

type Conditions = SpecialAccount["rules"][number]["conditions"];

/** Times of 9 June 2026 (a Tuesday) in Berlin, hours from midnight → minutes by code. */
export interface AccountCase {
	readonly title: string;
	readonly accounts: readonly SpecialAccount[];
	readonly pieces: readonly [
		begin: number,
		end: number,
		category?: SpecialAccount["category"],
		activity?: string,
	][];
	/** Code → minutes, factor minutes. */
	readonly expected: Readonly<Record<string, readonly [number, number]>>;
}

type Change = Partial<Omit<SpecialAccount, "code" | "rules">>;

function account(code: string, rules: readonly Conditions[], change: Change = {}): SpecialAccount {
	return {
		code,
		category: "WORKTIME",
		valueClass: "HOUR",
		priority: "ALWAYS",
		factorPercent: 100,
		...change,
		rules: rules.map((conditions) => ({ conditions })),
	};
}

const evening: Conditions = [{ type: "TIME_OF_DAY", from: "18:00", to: "24:00" }];
const late: Conditions = [{ type: "TIME_OF_DAY", from: "20:00", to: "24:00" }];
const assembly: Conditions = [{ type: "ACTIVITY", activities: ["assembly"] }];

// biome-ignore format: a table, one case a line
export const accountCases: readonly AccountCase[] = [
	{ title: "no account", accounts: [], pieces: [[8, 16]], expected: {} },
	{ title: "an account without rules gets nothing", accounts: [account("A", [])], pieces: [[8, 16]], expected: {} },
	{ title: "a rule without conditions gets all", accounts: [account("A", [[]])], pieces: [[8, 16]], expected: { A: [480, 480] } },
	{ title: "what lies in the evening", accounts: [account("A", [evening])], pieces: [[16, 21]], expected: { A: [180, 180] } },
	{ title: "on the calendar day alone", accounts: [account("A", [evening])], pieces: [[-3, 1], [23, 26]], expected: { A: [60, 60] } },
	{ title: "conditions of a rule must all hold", accounts: [account("A", [[...evening, ...assembly]])], pieces: [[16, 19, "WORKTIME", "assembly"], [19, 21]], expected: { A: [60, 60] } },
	{ title: "of two rules either, no minute twice", accounts: [account("A", [evening, late, assembly])], pieces: [[16, 21, "WORKTIME", "assembly"]], expected: { A: [300, 300] } },
	{ title: "of two rules on the work either, no minute twice", accounts: [account("A", [assembly, assembly])], pieces: [[16, 21, "WORKTIME", "assembly"]], expected: { A: [300, 300] } },
	{ title: "each category its own minutes", accounts: [account("W", [[]]), account("P", [[]], { category: "PAUSETIME" }), account("S", [[]], { category: "STANDBYTIME" })], pieces: [[8, 12], [12, 12.5, "PAUSETIME"], [18, 20, "STANDBYTIME"]], expected: { W: [240, 240], P: [30, 30], S: [120, 120] } },
	{ title: "the highest priority of a minute alone", accounts: [account("L", [[]], { priority: "LOW" }), account("M", [evening], { priority: "MEDIUM" }), account("H", [late], { priority: "HIGH" })], pieces: [[16, 22]], expected: { L: [120, 120], M: [120, 120], H: [120, 120] } },
	{ title: "ALWAYS besides, whatever the priority", accounts: [account("A", [[]]), account("H", [late], { priority: "HIGH" })], pieces: [[16, 22]], expected: { A: [360, 360], H: [120, 120] } },
	{ title: "all of the same priority", accounts: [account("B", [[]], { priority: "HIGH" }), account("C", [evening], { priority: "HIGH" })], pieces: [[16, 22]], expected: { B: [360, 360], C: [240, 240] } },
	{ title: "a higher one that depends on the work and is not met outdoes nothing", accounts: [account("L", [[]], { priority: "LOW" }), account("H", [assembly], { priority: "HIGH" })], pieces: [[8, 10], [10, 12, "WORKTIME", "assembly"]], expected: { L: [120, 120], H: [120, 120] } },
	{ title: "priorities do not reach over categories", accounts: [account("L", [[]], { priority: "LOW" }), account("H", [[]], { priority: "HIGH", category: "PAUSETIME" })], pieces: [[8, 10], [10, 11, "PAUSETIME"]], expected: { L: [120, 120], H: [60, 60] } },
	{ title: "WAGE by the factor", accounts: [account("A", [[]], { valueClass: "WAGE", factorPercent: 25 })], pieces: [[8, 9]], expected: { A: [60, 15] } },
	{ title: "WAGE half up, once a day", accounts: [account("A", [[]], { valueClass: "WAGE", factorPercent: 25 })], pieces: [[8, 8.5], [9, 9.2]], expected: { A: [42, 11] } },
	{ title: "HOUR whatever the factor", accounts: [account("A", [[]], { factorPercent: 25 })], pieces: [[8, 9]], expected: { A: [60, 60] } },
];

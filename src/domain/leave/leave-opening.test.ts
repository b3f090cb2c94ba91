import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { leaveAccounts, remainingOf } from "./leave-accounts.ts";
import { plainLeave } from "./simulation/plain-leave.cases.ts";
import type { LeaveFacts } from "./year-account.ts";

const days = (many: number) => many * 10_000;

/** 20 days by law in 2026, opened on 1 July; leave of so many days in August. */
function opened(given: { rest?: number; taken?: number; carried?: number }, august = 0) {
	const { rest, taken = 0, carried = 0 } = given;
	const pot = { origin: "STATUTORY", year: 2025, isCarried: true, expiresOn: null } as const;
	const facts: LeaveFacts = {
		...plainLeave,
		opening: {
			day: dayOfIso("2026-07-01"),
			carried: carried === 0 ? [] : [{ ...pot, units: days(carried) }],
			taken: days(taken),
			...(rest !== undefined && { rest: days(rest) }),
		},
		takes: [
			{ day: dayOfIso("2026-03-02"), units: days(1), absence: 0 },
			{ day: dayOfIso("2026-08-03"), units: days(august), absence: 1 },
		],
		asOf: dayOfIso("2026-12-31"),
	};
	const [account] = leaveAccounts(() => facts, 2026, 2026);
	const lines = account?.lines ?? [];
	const sum = (kind: string) =>
		lines.reduce((so, one) => (one.kind === kind ? so + one.units : so), 0) / 10_000;
	return {
		entitled: sum("ENTITLEMENT"),
		taken: 0 - sum("TAKEN"),
		left: account === undefined ? undefined : remainingOf(account) / 10_000,
		overdrawn: (account?.overdrawn ?? 0) / 10_000,
	};
}

// biome-ignore format: a table, one case a line
test.each([
	["taken, as before", opened({ taken: 12 }), { entitled: 20, taken: 12, left: 8, overdrawn: 0 }],
	["taken, with what was carried over", opened({ taken: 12, carried: 3 }), { entitled: 20, taken: 12, left: 11, overdrawn: 0 }],
	["the rest says what was taken", opened({ rest: 18 }), { entitled: 20, taken: 2, left: 18, overdrawn: 0 }],
	["what was carried over is among it", opened({ rest: 18, carried: 3 }), { entitled: 20, taken: 5, left: 18, overdrawn: 0 }],
	["nothing is left", opened({ rest: 0 }), { entitled: 20, taken: 20, left: 0, overdrawn: 0 }],
	["all is left", opened({ rest: 20 }), { entitled: 20, taken: 0, left: 20, overdrawn: 0 }],
	["more is left than rules grant", opened({ rest: 24.5 }), { entitled: 24.5, taken: 0, left: 24.5, overdrawn: 0 }],
	["more was taken than rules grant", opened({ rest: 2, carried: 5 }), { entitled: 20, taken: 23, left: 2, overdrawn: 3 }],
	["halves", opened({ rest: 7.5 }), { entitled: 20, taken: 12.5, left: 7.5, overdrawn: 0 }],
	["leave since then is taken from it", opened({ rest: 18 }, 4), { entitled: 20, taken: 6, left: 14, overdrawn: 0 }],
	["leave since then, of more than rules grant", opened({ rest: 22 }, 4), { entitled: 22, taken: 4, left: 18, overdrawn: 0 }],
])("%s", (_title, account, expected) => {
	expect(account).toEqual(expected);
});

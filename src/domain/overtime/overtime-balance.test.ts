import { expect, test } from "vitest";
import { closedUntil } from "./ledger-entry.ts";
import { balanceCases } from "./overtime-balance.cases.ts";
import { overtimeBalance } from "./overtime-balance.ts";

test.each(balanceCases)("$title", ({ lines, open, to }) => {
	const entries = lines.map(([id, kind, effectiveOn, minutes, reversed]) => ({
		id,
		kind,
		effectiveOn,
		minutes,
		reversesId: reversed ?? null,
	}));
	const found = overtimeBalance(entries, open, "2026-11-21");
	const { balanceMinutes, upcomingMinutes, takeableMinutes } = found;
	expect([balanceMinutes, upcomingMinutes, takeableMinutes, closedUntil(entries)]).toEqual(to);
	expect(found.ledgerMinutes + found.openMinutes).toBe(balanceMinutes);
});

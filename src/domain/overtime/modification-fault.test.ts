import { expect, test } from "vitest";
import { faultCases } from "./modification-fault.cases.ts";
import { aYearAfter, modificationFault } from "./modification-fault.ts";

const account = { openedOn: "2026-01-01", closedUntil: "2026-09-30", takeableMinutes: 600 };
const today = "2026-11-21";

test.each(faultCases)("%s on %s of %d", (kind, effectiveOn, minutes, fault) => {
	const modification = { kind, effectiveOn, minutes };
	expect(modificationFault(modification, account, today)).toBe(fault);
});

test("where no month is closed, every day since the opening is open", () => {
	const open = { ...account, closedUntil: null };
	const first = { kind: "OTHER", effectiveOn: "2026-01-01", minutes: 1 } as const;
	expect(modificationFault(first, open, today)).toBeNull();
});

test("a year after a leap day is the last of February", () => {
	expect(aYearAfter("2028-02-29")).toBe("2029-02-28");
});

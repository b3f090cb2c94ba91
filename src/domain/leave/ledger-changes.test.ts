import fc from "fast-check";
import { expect, test } from "vitest";
import { type LedgerFigures, ledgerChanges } from "./ledger-changes.ts";

const entitlement: LedgerFigures = {
	kind: "ENTITLEMENT",
	origin: "STATUTORY",
	units: 200_000,
	effectiveOn: "2026-01-01",
	expiresOn: null,
	fromYear: null,
	absenceId: null,
	ruleVersionId: "one",
};

test.each<readonly [string, Partial<LedgerFigures>]>([
	["kind", { kind: "CUT" }],
	["origin", { origin: "CONTRACTUAL" }],
	["units", { units: 199_999 }],
	["day", { effectiveOn: "2026-01-02" }],
	["expiry", { expiresOn: "2026-12-31" }],
	["year before", { fromYear: 2025 }],
	["absence", { absenceId: "leave" }],
	["rule", { ruleVersionId: "two" }],
])("another %s is another entry", (_what, other) => {
	const changed = { ...entitlement, ...other };
	const { reversed, added } = ledgerChanges([entitlement], [changed]);
	expect([reversed, added]).toEqual([[entitlement], [changed]]);
});

test("what is there twice and is wanted once is taken back once", () => {
	const { reversed, added } = ledgerChanges([entitlement, { ...entitlement }], [entitlement]);
	expect([reversed.length, added.length]).toEqual([1, 0]);
});

test("what is there once and is wanted twice is added once", () => {
	const { reversed, added } = ledgerChanges([entitlement], [entitlement, { ...entitlement }]);
	expect([reversed.length, added.length]).toEqual([0, 1]);
});

const entries = fc.array(
	fc
		.record({
			units: fc.integer({ min: -3, max: 3 }),
			absenceId: fc.constantFrom(null, "a", "b"),
			fromYear: fc.constantFrom(null, 2025),
		})
		.map((some) => ({ ...entitlement, ...some })),
	{ maxLength: 12 },
);

test("afterwards the ledger says what was reckoned; doing it again changes nothing", () => {
	fc.assert(
		fc.property(entries, entries, (standing, fresh) => {
			const { reversed, added } = ledgerChanges(standing, fresh);
			const kept = standing.filter((one) => !reversed.includes(one));
			const after = [...kept, ...added];
			const sum = (all: readonly LedgerFigures[]) => all.reduce((s, { units }) => s + units, 0);
			expect(sum(after)).toBe(sum(fresh));
			const again = ledgerChanges(after, fresh);
			expect([again.reversed, again.added]).toEqual([[], []]);
		}),
		{ numRuns: 200, seed: 20_261_126 },
	);
});

/** What an entry of a ledger says; two that say the same are alike. */
export interface LedgerFigures {
	readonly kind: string;
	readonly origin: string;
	/** In the unit of the account. */
	readonly units: number;
	/** Civil days. */
	readonly effectiveOn: string;
	readonly expiresOn: string | null;
	readonly fromYear: number | null;
	readonly absenceId: string | null;
	readonly ruleVersionId: string | null;
}

export interface LedgerChanges<Standing, Fresh> {
	/** What no longer holds and is taken back. */
	readonly reversed: readonly Standing[];
	/** What was not there. */
	readonly added: readonly Fresh[];
}

/**
 * What makes a ledger, whose entries are never changed, say what was reckoned anew: entries that still hold stay, the others
 * are taken back, and what is missing is added.
 */
export function ledgerChanges<Standing extends LedgerFigures, Fresh extends LedgerFigures>(
	standing: readonly Standing[],
	fresh: readonly Fresh[],
): LedgerChanges<Standing, Fresh> {
	const open = new Map<string, Fresh[]>();
	for (const one of fresh) {
		const key = keyOf(one);
		open.set(key, [...(open.get(key) ?? []), one]);
	}
	const reversed = standing.filter((one) => {
		const alike = open.get(keyOf(one));
		return alike?.pop() === undefined;
	});
	const missing = new Set([...open.values()].flat());
	return { reversed, added: fresh.filter((one) => missing.has(one)) };
}

function keyOf(one: LedgerFigures): string {
	const { kind, origin, units, effectiveOn, expiresOn } = one;
	const { fromYear, absenceId, ruleVersionId } = one;
	return [kind, origin, units, effectiveOn, expiresOn, fromYear, absenceId, ruleVersionId].join(
		" ",
	);
}

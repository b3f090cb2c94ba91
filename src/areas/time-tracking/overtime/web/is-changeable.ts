import { type ModificationKind, modificationKinds } from "#domain/overtime/ledger-entry.ts";
import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";

export type ChangeableEntry = OvertimeEntry & {
	readonly kind: ModificationKind;
};

/** Written by hand, not taken back, and not carried over with a closed month. */
export function isChangeable(
	{ closedUntil }: Pick<OvertimeAccount, "closedUntil">,
	entry: OvertimeEntry,
): entry is ChangeableEntry {
	const isByHand = modificationKinds.some((kind) => kind === entry.kind);
	const isOpen = closedUntil === null || entry.effectiveOn > closedUntil;
	return isByHand && isOpen && !entry.isReversed;
}

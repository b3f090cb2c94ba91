import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { NumberField } from "#kit/ui/field/number-field.tsx";

interface Given extends FieldGiven<number | null> {
	readonly unit: AccountUnit;
	/** Also below 0. */
	readonly isSigned?: boolean;
}

/** A year's days, or its minutes. */
const most = { DAYS: 366, MINUTES: 366 * 24 * 60 } as const;

/** An amount of an account as it is kept: days, or hours and minutes; its value is days, or minutes. */
export function AmountField({ unit, isSigned = false, ...given }: Given) {
	const range = { least: isSigned ? 0 - most[unit] : 0, most: most[unit] };
	if (unit === "MINUTES") return <DurationField {...given} {...range} />;
	return <NumberField {...given} {...range} decimals={4} step={0.5} />;
}

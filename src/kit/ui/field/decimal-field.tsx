import { limits } from "#kit/contract/limits.ts";
import { NumberField, type NumberGiven } from "./number-field.tsx";

interface Given extends NumberGiven {
	readonly decimals?: number;
}

/** A number with up to two decimals unless said otherwise, typed with comma or point. */
export function DecimalField({ decimals = limits.numberDecimals, ...given }: Given) {
	return <NumberField {...given} decimals={decimals} />;
}

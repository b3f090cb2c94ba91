/** A stretch of days for which a place has a value of its own. Days as `2026-11-21`, both inclusive. */
export interface OwnValue<Value> {
	readonly id: string;
	readonly value: Value;
	readonly validFrom: string;
	readonly validTo: string | null;
}

/** What becomes of a place's own values when another one holds from a day on. */
export interface SettingChange<Value> {
	/** The stretch that ends the day before. */
	readonly shortened: string | undefined;
	/** The stretch that began on the very day: the new one takes its place. */
	readonly replaced: string | undefined;
	readonly added:
		| { readonly value: Value; readonly validFrom: string; readonly validTo: string | null }
		| undefined;
}

/**
 * Lets a value hold from a day on, until the next change that is planned already. `null` gives the value up: from that
 * day on the place inherits.
 *
 * Example: own value A since January, B from 1 March; C from 1 February → A ends on 31 January, C holds until 28 February.
 *
 * @param own in the order of their days
 * @param dayBefore of a day
 */
export function planSettingChange<Value>(
	own: readonly OwnValue<Value>[],
	from: string,
	value: Value | null,
	dayBefore: (day: string) => string,
): SettingChange<Value> {
	const holding = holdingOn(own, from);
	const next = own.find((one) => one.validFrom > from);
	const isSameDay = holding?.validFrom === from;
	const until =
		holding !== undefined ? holding.validTo : next === undefined ? null : dayBefore(next.validFrom);
	return {
		shortened: isSameDay ? undefined : holding?.id,
		replaced: isSameDay ? holding?.id : undefined,
		added: value === null ? undefined : { value, validFrom: from, validTo: until },
	};
}

/** The own value that holds on a day. */
export function holdingOn<Value>(
	own: readonly OwnValue<Value>[],
	day: string,
): OwnValue<Value> | undefined {
	return own.find(
		({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day),
	);
}

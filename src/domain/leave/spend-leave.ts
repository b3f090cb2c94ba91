import type { LocalDay } from "../time/quantities.ts";
import { isGrantedByLaw, type LeaveOrigin } from "./leave-line.ts";

/** Leave of one origin and one year that may be taken until a day. */
export interface LeavePot {
	readonly origin: LeaveOrigin;
	/** The leave year that it was earned in. */
	readonly year: number;
	readonly isCarried: boolean;
	/** The first day on which it may be taken, where that is not the whole year. */
	readonly opensOn?: LocalDay;
	/** The last day; null: never lost. */
	readonly expiresOn: LocalDay | null;
	/** What is left, in the unit of the account. */
	readonly units: number;
}

/** What leave on one day takes. */
export interface LeaveTake {
	readonly day: LocalDay;
	readonly units: number;
	/** Whose it is: anything that tells absences apart. */
	readonly absence: number;
	/** It takes nothing that the law grants. */
	readonly sparesLaw?: boolean;
}

/** What one absence takes of one pot; `pot` null: there was nothing left that could be taken. */
export interface SpentLeave {
	readonly absence: number;
	readonly pot: number | null;
	readonly firstDay: LocalDay;
	readonly units: number;
}

/**
 * Takes leave from pots, day by day: what lapses first, then what was earned in earlier years, then leave by law, for a
 * disability and by contract.
 *
 * @param pots told apart by their place in the list
 * @returns what is left of each pot, and what each absence took of which
 */
export function spendLeave(
	pots: readonly LeavePot[],
	takes: readonly LeaveTake[],
): { readonly left: readonly number[]; readonly spent: readonly SpentLeave[] } {
	const left = pots.map(({ units }) => units);
	const order = pots.map((_, nth) => nth).sort((a, b) => compare(pots[a], pots[b]) || a - b);
	const spent = new Map<string, SpentLeave>();
	const note = (take: LeaveTake, pot: number | null, units: number) => {
		if (units === 0) return;
		const key = `${take.absence} ${pot}`;
		const before = spent.get(key) ?? { ...take, pot, firstDay: take.day, units: 0 };
		const { absence, firstDay } = before;
		spent.set(key, { absence, pot, firstDay, units: before.units + units });
	};
	for (const take of takes.toSorted((a, b) => a.day - b.day || a.absence - b.absence)) {
		let open = take.units;
		for (const pot of order) {
			if (!isOpenTo(pots[pot], take)) continue;
			const units = Math.min(open, Math.max(0, left[pot] ?? 0));
			left[pot] = (left[pot] ?? 0) - units;
			open -= units;
			note(take, pot, units);
		}
		note(take, null, open);
	}
	return { left, spent: [...spent.values()] };
}

function isOpenTo(pot: LeavePot | undefined, { day, sparesLaw }: LeaveTake): boolean {
	if (pot === undefined || (pot.opensOn !== undefined && pot.opensOn > day)) return false;
	if (sparesLaw && isGrantedByLaw(pot.origin)) return false;
	return pot.expiresOn === null || pot.expiresOn >= day;
}

function compare(one: LeavePot | undefined, other: LeavePot | undefined): number {
	if (one === undefined || other === undefined) return 0;
	return (
		(one.expiresOn ?? never) - (other.expiresOn ?? never) ||
		one.year - other.year ||
		rankOf(one.origin) - rankOf(other.origin)
	);
}

const never = Number.MAX_SAFE_INTEGER;

/** What the law grants goes first (BAG 9 AZR 353/21). */
function rankOf(origin: LeaveOrigin): number {
	if (origin === "STATUTORY" || origin === "YOUTH") return 0;
	return origin === "DISABLED" ? 1 : 2;
}

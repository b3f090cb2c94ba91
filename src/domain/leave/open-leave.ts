import { dayOfIso } from "../time/iso-day.ts";
import { isByHand, type LeaveLineKind, type LeaveOrigin } from "./leave-line.ts";
import { type LeavePot, spendLeave } from "./spend-leave.ts";

/** A line of a ledger that still holds; units are those of the account. */
export interface StandingLine {
	readonly kind: LeaveLineKind;
	readonly origin: string;
	readonly units: number;
	/** Civil days. */
	readonly effectiveOn: string;
	readonly expiresOn: string | null;
	readonly fromYear: number | null;
}

/** Leave that is left of one origin and can be taken until a day. */
export interface OpenLeave {
	readonly origin: string;
	readonly fromYear: number | null;
	/** Null: never lost. */
	readonly expiresOn: string | null;
	readonly units: number;
}

/**
 * What of a year's leave is left by origin and last day, as its lines say it: what was taken names the origin that it was
 * taken from, and what was cut is spread over what the year grants.
 *
 * @param wanted what is taken beside that, by civil day: leave that is requested
 */
export function openLeave(
	lines: readonly StandingLine[],
	wanted: readonly { readonly day: string; readonly units: number }[] = [],
): readonly OpenLeave[] {
	const granted = lines.filter(isGrant);
	const left = afterCuts(granted, lines);
	for (const line of lines) if (line.kind === "TAKEN" || line.kind === "EXPIRY") drain(line);
	function drain(line: StandingLine): void {
		let open = 0 - line.units;
		for (const nth of orderOf(granted)) {
			const pot = granted[nth] as StandingLine;
			if (pot.origin !== line.origin || pot.fromYear !== line.fromYear) continue;
			const units = Math.min(open, Math.max(0, left[nth] ?? 0));
			left[nth] = (left[nth] ?? 0) - units;
			open -= units;
		}
	}
	const pots = granted.map((line, nth) => potOf(line, left[nth] ?? 0));
	const takenByHand = lines.filter(({ kind, units }) => isByHand(kind) && units < 0);
	const takes = [
		...takenByHand.map(({ kind, effectiveOn, units }) => ({
			...{ day: effectiveOn, units: 0 - units, sparesLaw: kind === "WAIVER" },
		})),
		...wanted.map((one) => ({ ...one, sparesLaw: false })),
	];
	const { left: rest } = spendLeave(
		pots,
		takes.map(({ day, ...take }, absence) => ({ ...take, day: dayOfIso(day), absence })),
	);
	return granted
		.map(({ origin, fromYear, expiresOn }, nth) => ({
			origin,
			fromYear,
			expiresOn,
			units: rest[nth] ?? 0,
		}))
		.filter(({ units }) => units > 0);
}

function isGrant({ kind, units }: StandingLine): boolean {
	return units > 0 && (kind === "ENTITLEMENT" || kind === "CARRY_OVER" || kind === "MODIFICATION");
}

/** What each grant leaves once the year's cuts are spread over what it grants. */
function afterCuts(granted: readonly StandingLine[], lines: readonly StandingLine[]): number[] {
	const sum = (all: readonly StandingLine[]) => all.reduce((so, { units }) => so + units, 0);
	let before = sum(granted.filter(({ kind }) => kind === "ENTITLEMENT"));
	let rest = before + sum(lines.filter(({ kind }) => kind === "CUT"));
	return granted.map(({ kind, units }) => {
		if (kind !== "ENTITLEMENT") return units;
		const kept = before === 0 ? 0 : Math.round((units * rest) / before);
		before -= units;
		rest -= kept;
		return kept;
	});
}

/** What lapses first is taken first. */
function orderOf(granted: readonly StandingLine[]): readonly number[] {
	const last = (nth: number) => granted[nth]?.expiresOn ?? "9999";
	return granted.map((_, nth) => nth).sort((a, b) => last(a).localeCompare(last(b)) || a - b);
}

function potOf(
	{ origin, fromYear, expiresOn, effectiveOn }: StandingLine,
	units: number,
): LeavePot {
	return {
		origin: origin as LeaveOrigin,
		year: fromYear ?? Number(effectiveOn.slice(0, 4)),
		isCarried: fromYear !== null,
		expiresOn: expiresOn === null ? null : dayOfIso(expiresOn),
		units,
	};
}

/** What lapses on one day if nothing more is taken. */
export interface ExpiringLeave {
	readonly day: string;
	readonly units: number;
}

/** What of open leave lapses until a day, the soonest first; days of leave that lapse together once. */
export function expiringUntil(open: readonly OpenLeave[], until: string): readonly ExpiringLeave[] {
	const days = new Map<string, number>();
	for (const { expiresOn, units } of open)
		if (expiresOn !== null && expiresOn <= until)
			days.set(expiresOn, (days.get(expiresOn) ?? 0) + units);
	return [...days]
		.map(([day, units]) => ({ day, units }))
		.sort((one, other) => one.day.localeCompare(other.day));
}

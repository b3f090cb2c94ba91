import { childYearsOf, shownChildYear } from "#areas/absences/child-sickness/server/public.ts";
import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { certificateDue } from "#domain/leave/certificate-due.ts";
import { continuedPay, type SickSpell } from "#domain/leave/continued-pay.ts";
import type { LeaveRange } from "#domain/leave/day-cost.ts";
import { certifiedRange, givenBack } from "#domain/leave/given-back.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract, Sickness } from "../contract.ts";
import { openSickness } from "./open-sickness.ts";
import {
	costsOfSickness,
	leaveBeside,
	readSpells,
	type SicknessRow,
	type SpellRow,
} from "./sql/sickness.ts";

/** So many earlier illnesses are offered as the same one. */
const mostEarlier = 24;
/** No certificate is due later than so many days after it was first wanted: there is always a day of work before. */
const holidaysInARow = 14;

export const getSickness: Handler<(typeof contract)["getSickness"]> = (context, { absenceId }) =>
	context.read(async (tx) => {
		const { tenantId } = context;
		const { row, isOwn, mayWrite } = await openSickness(context, tx, absenceId);
		const today = todayOf(context);
		const [person] = await readSpells(tx, tenantId, [row.userId]);
		const spells = person?.spells ?? [];
		const due = await dueDay(tx, tenantId, row);
		return {
			...{ absenceId, userId: row.userId, from: row.from, to: row.to, version: row.version },
			workedOnFirstDay: row.workedOnFirstDay,
			sameIllnessAs: illnessOf(spells.find((one) => one.absenceId === row.sameIllnessAs)),
			earlier: (row.isOfChild ? [] : spells)
				.filter((one) => one.absenceId !== absenceId && one.from < row.from)
				.map(({ absenceId: id, from, to }) => ({ absenceId: id, from, to }))
				.reverse()
				.slice(0, mostEarlier),
			certificateDue: due,
			isCertificateMissing: due !== null && due <= today && !isCovered(row, due),
			notes: [...row.notes],
			childSick: row.isOfChild ? await childYearsFor(tx, tenantId, row) : null,
			continuedPay: payOf(row, spells, person?.employments ?? [], today),
			creditedBack: await creditOf(tx, tenantId, row),
			...{ mayWrite, isOwn },
		};
	});

async function childYearsFor(tx: Tx, tenantId: string, { absenceId, userId }: SicknessRow) {
	const costs = await costsOfSickness(tx, tenantId, absenceId);
	const days = costs.map(({ day, cost }) => ({ day: dayOfIso(day), cost }));
	const [years = []] = await childYearsOf(tx, tenantId, [{ id: absenceId, userId, days }]);
	return years.map(shownChildYear);
}

function illnessOf(spell: SpellRow | undefined): Sickness["sameIllnessAs"] {
	return spell ? { absenceId: spell.absenceId, from: spell.from, to: spell.to } : null;
}

/** By when a certificate is wanted, as the kind and the person's holidays have it. */
export async function dueDay(tx: Tx, tenantId: string, row: SicknessRow): Promise<string | null> {
	const { userId, certificateFromDay } = row;
	if (certificateFromDay === null) return null;
	const range = { from: dayOfIso(row.from), to: dayOfIso(row.to) };
	const first = (range.from + certificateFromDay - 1) as LocalDay;
	if (first > range.to) return null;
	const days = { from: first, to: (first + holidaysInARow) as LocalDay };
	const planned = (await plannedDays(tx, tenantId, [userId], days)).get(userId) ?? [];
	const free = new Set(
		planned.flatMap(({ day, holidayFactor }) => (holidayFactor === 1 ? day : [])),
	);
	const due = certificateDue(range, (day) => free.has(day), certificateFromDay - 1);
	return due === null ? null : isoOfDay(due);
}

/** Whether a certificate has come that holds from before a day, or on it. */
export function isCovered({ notes, from }: SicknessRow, due: string): boolean {
	return notes.some(
		({ receivedOn, auFrom, auTo }) => receivedOn !== null && auFrom <= due && auTo >= from,
	);
}

/** Continued pay of one illness among all of a person within the same employment; null without a claim. */
export function payOf(
	{ absenceId, from, to }: Pick<SicknessRow, "absenceId" | "from" | "to">,
	spells: readonly SpellRow[],
	employments: readonly { readonly from: string; readonly to: string | null }[],
	today: string,
): Sickness["continuedPay"] {
	const held = employments.findLast((one) => one.from <= from) ?? { from: "1900-01-01", to: null };
	const own = spells.filter((one) => one.from >= held.from);
	const nth = own.findIndex((one) => one.absenceId === absenceId);
	if (nth < 0) return null;
	const employment = {
		entry: dayOfIso(held.from),
		exit: held.to === null ? null : dayOfIso(held.to),
	};
	const pay = continuedPay(own.map(spellOf), employment)[nth];
	if (!pay || pay.firstPaidDay === null || pay.lastPaidDay === null) return null;
	const last = Math.min(dayOfIso(to), pay.lastPaidDay, dayOfIso(today));
	return {
		firstPaidDay: isoOfDay(pay.firstPaidDay),
		lastPaidDay: isoOfDay(pay.lastPaidDay),
		calendarDays: pay.calendarDays,
		usedDays: Math.max(0, last - pay.firstPaidDay + 1),
	};
}

function spellOf(
	{ from, to, workedOnFirstDay, sameIllnessAs }: SpellRow,
	_: number,
	all: readonly SpellRow[],
): SickSpell {
	const earlier = all.findIndex(({ absenceId }) => absenceId === sameIllnessAs);
	return {
		...{ from: dayOfIso(from), to: dayOfIso(to), workedOnFirstDay },
		sameIllnessAs: earlier < 0 ? null : earlier,
	};
}

async function creditOf(tx: Tx, tenantId: string, row: SicknessRow): Promise<string> {
	const certified = row.notes
		.filter(({ receivedOn }) => receivedOn !== null && row.state === "APPROVED" && !row.isOfChild)
		.flatMap(({ auFrom, auTo }) => {
			const certificate = { from: dayOfIso(auFrom), to: dayOfIso(auTo) };
			return certifiedRange(rangeOf(row), certificate) ?? [];
		});
	if (certified.length === 0) return "0";
	const leave = await leaveBeside(tx, tenantId, row);
	const units = leave.map((one) =>
		givenBack(rangeOf(one), { day: dayOfIso(one.day), cost: one.cost }, certified),
	);
	return writtenDays(units.reduce((sum, one) => sum + one, 0));
}

function rangeOf(given: {
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}): LeaveRange {
	const { from, to, fromPart, toPart } = given;
	return { from: dayOfIso(from), to: dayOfIso(to), fromPart, toPart };
}

import type { LocalDay } from "../time/quantities.ts";
import { endOfMonths, type LeaveEmployment } from "./employment-months.ts";
import { sickPayLawOn } from "./leave-law.ts";

/** One time of sickness. */
export interface SickSpell {
	readonly from: LocalDay;
	readonly to: LocalDay;
	/** Work had begun on the first day: it is paid as work and not counted. */
	readonly workedOnFirstDay: boolean;
	/** The earlier spell that was the same illness, by its place in the list. */
	readonly sameIllnessAs: number | null;
}

/** For how long pay goes on: the end of the claim, whether or not the illness lasts so long. Null: no claim. */
export interface ContinuedPay {
	readonly firstPaidDay: LocalDay | null;
	readonly lastPaidDay: LocalDay | null;
	/** Calendar days of the claim. */
	readonly calendarDays: number;
}

const nothing: ContinuedPay = { firstPaidDay: null, lastPaidDay: null, calendarDays: 0 };

/** What is known of an illness over its spells. */
interface Illness {
	/** First day of the twelve months within which its days are added up. */
	readonly frameFrom: LocalDay;
	readonly usedDays: number;
	readonly lastDay: LocalDay;
}

/** Spells that overlap share one claim. */
interface Block {
	readonly to: LocalDay;
	readonly pay: ContinuedPay;
}

/**
 * Continued pay of each spell (§ 3 EFZG): six weeks for an illness from the first day on which work had not begun;
 * nothing in the first four weeks of employment, then the full six weeks while it goes on. The same illness has a new
 * claim after six months without it, or twelve months after it first began; illnesses that overlap share one.
 */
export function continuedPay(
	spells: readonly SickSpell[],
	employment: LeaveEmployment,
): readonly ContinuedPay[] {
	const answers = spells.map(() => nothing);
	const illnesses = new Map<number, Illness>();
	let block = null as Block | null;
	const order = spells.map((_, nth) => nth).sort((a, b) => beginOf(spells, a) - beginOf(spells, b));
	for (const nth of order) {
		const spell = spells[nth] as SickSpell;
		const key = illnessOf(spells, nth);
		const known = currentFrame(illnesses.get(key), spell);
		const running = sharesClaim(block, spell, employment) ? block : null;
		const pay: ContinuedPay = running
			? sharedPay(running.pay, spell)
			: freshPay(spell, employment, known?.usedDays ?? 0);
		answers[nth] = pay;
		block = running ? { ...running, to: later(running.to, spell.to) } : { to: spell.to, pay };
		illnesses.set(key, withSpell(known, spell, pay));
	}
	return answers;
}

/** Whether a spell meets one that goes on; one that had no claim yet in the first weeks of employment shares none. */
function sharesClaim(
	block: Block | null,
	{ from }: SickSpell,
	{ entry }: LeaveEmployment,
): boolean {
	if (block === null || from > block.to) return false;
	return block.pay.calendarDays > 0 || from >= entry + sickPayLawOn(from).waitingDays;
}

function withSpell(known: Illness | null, spell: SickSpell, pay: ContinuedPay): Illness {
	return {
		frameFrom: known?.frameFrom ?? spell.from,
		usedDays: (known?.usedDays ?? 0) + paidDays(pay, spell),
		lastDay: known === null ? spell.to : later(known.lastDay, spell.to),
	};
}

function beginOf(spells: readonly SickSpell[], nth: number): number {
	return spells[nth]?.from ?? 0;
}

function later(one: LocalDay, other: LocalDay): LocalDay {
	return one > other ? one : other;
}

/** The first spell of the same illness. Where spells name each other in a circle, the one it came from. */
function illnessOf(spells: readonly SickSpell[], nth: number): number {
	const seen = new Set<number>();
	let at = nth;
	for (let next = spells[at]?.sameIllnessAs ?? null; next !== null && !seen.has(at); ) {
		seen.add(at);
		at = next;
		next = spells[at]?.sameIllnessAs ?? null;
	}
	return at;
}

/** What still counts of an illness when it comes back; null: it counts anew. */
function currentFrame(known: Illness | undefined, { from }: SickSpell): Illness | null {
	if (known === undefined) return null;
	const { freeMonths, frameMonths } = sickPayLawOn(from);
	const isFree = endOfMonths((known.lastDay + 1) as LocalDay, freeMonths) < from;
	const isNewFrame = endOfMonths(known.frameFrom, frameMonths) < from;
	return isFree || isNewFrame ? null : known;
}

function freshPay(spell: SickSpell, employment: LeaveEmployment, usedDays: number): ContinuedPay {
	const { paidDays: most, waitingDays } = sickPayLawOn(spell.from);
	const begin = (spell.workedOnFirstDay ? spell.from + 1 : spell.from) as LocalDay;
	const first = later(begin, (employment.entry + waitingDays) as LocalDay);
	if (first > spell.to && first > begin) return nothing;
	return claimOf(first, (first + most - usedDays - 1) as LocalDay, employment.exit);
}

/** A further illness has no claim of its own: that of the one before goes on. */
function sharedPay({ firstPaidDay, lastPaidDay }: ContinuedPay, spell: SickSpell): ContinuedPay {
	if (firstPaidDay === null || lastPaidDay === null) return nothing;
	const begin = (spell.workedOnFirstDay ? spell.from + 1 : spell.from) as LocalDay;
	return claimOf(later(begin, firstPaidDay), lastPaidDay, null);
}

function claimOf(first: LocalDay, last: LocalDay, exit: LocalDay | null): ContinuedPay {
	const end = (exit === null ? last : Math.min(last, exit)) as LocalDay;
	const calendarDays = end - first + 1;
	return calendarDays <= 0 ? nothing : { firstPaidDay: first, lastPaidDay: end, calendarDays };
}

/** Days of the claim that a spell has used. */
function paidDays({ firstPaidDay, lastPaidDay }: ContinuedPay, { to }: SickSpell): number {
	if (firstPaidDay === null || lastPaidDay === null) return 0;
	return Math.max(0, Math.min(to, lastPaidDay) - firstPaidDay + 1);
}

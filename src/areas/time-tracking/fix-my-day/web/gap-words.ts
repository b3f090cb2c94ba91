import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { DayGap } from "../contract.ts";
import type { texts } from "../text.ts";

type Texts = Words<typeof texts>;

interface Setting {
	readonly t: Texts;
	readonly format: Format;
	readonly zone: string;
}

/** What is wrong, in a sentence or two. */
export function gapText(gap: DayGap, setting: Setting): string {
	const { t, format } = setting;
	const what = entryText(gap, setting);
	const { minutes = 0, breakMinutes = 0, requiredMinutes = 0 } = gap.figures;
	if (gap.isWaiting && gap.kind !== "BOOKING_CONFLICT") return t.waiting(what);
	switch (gap.kind) {
		case "NO_ACTUALS":
			return t.gaps.NO_ACTUALS.text;
		case "PAUSE_MISSING": {
			const { text, automatic } = t.gaps.PAUSE_MISSING;
			const missing = text(format.hours(breakMinutes), format.hours(requiredMinutes));
			return gap.isNotice ? `${missing} ${automatic}` : missing;
		}
		case "OVER_10_HOURS":
			return t.gaps.OVER_10_HOURS.text(format.hours(minutes));
		case "REJECTED": {
			const { text, because } = t.gaps.REJECTED;
			const reason = gap.entry?.rejectedBecause ?? "";
			return reason === "" ? text(what) : `${text(what)} ${because(reason)}`;
		}
		default:
			return t.gaps[gap.kind].text(what);
	}
}

/** `„Arbeitszeit“ 08:00 – 18:00` */
function entryText({ entry }: DayGap, { t, format, zone }: Setting): string {
	if (entry === null) return "";
	const end = entry.end === null ? "" : format.time(entry.end, zone);
	return t.entry(entry.activityName, format.time(entry.begin, zone), end);
}

/** The proposed times, `08:00 – 12:00, 12:30 – 16:30`; empty where there are none. */
export function proposedTimes({ steps }: Pick<DayGap, "steps">, { format, zone }: Setting): string {
	return steps
		.flatMap((step) => (step.kind === "REASON" ? [] : format.span(step.begin, step.end, zone)))
		.join(", ");
}

/** The usual reason of such a gap; empty where only the person knows. */
export function proposedReason({ kind }: DayGap, { reasons }: Texts): string {
	return (reasons as Partial<Record<DayGap["kind"], string>>)[kind] ?? "";
}

/** What the button says that does what is proposed. */
export function sendLabel(gap: DayGap, setting: Setting): string {
	const { t, format, zone } = setting;
	const [first] = gap.steps;
	const timed = gap.steps.filter((step) => step.kind !== "REASON");
	const last = timed.at(-1);
	switch (gap.kind) {
		case "MISSING_CLOCK_OUT":
		case "OVER_10_HOURS":
			return first?.kind === "CHANGE" ? t.send.end(format.time(first.end, zone)) : t.send.request;
		case "NO_ACTUALS":
			return t.send.worked;
		case "REJECTED":
			return t.send.again;
		case "OVERLAP":
			return t.send.shorten(proposedTimes(gap, setting));
		case "PAUSE_MISSING":
			return timed[0] !== undefined && last !== undefined
				? t.send.pause(format.span(timed[0].end, last.begin, zone))
				: t.send.request;
		case "REASON_MISSING":
			return t.send.reason;
		default:
			return t.send.request;
	}
}

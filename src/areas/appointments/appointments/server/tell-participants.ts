import type { Span } from "#domain/appointments/occurrences.ts";
import type { Language } from "#kit/contract/language.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { daysOfSpan } from "./appointment-items.ts";
import { appointmentCancelled, appointmentInvited, appointmentMoved } from "./notices.ts";
import { texts } from "./text.ts";

/** What people are told of: an appointment at its time, or a series by its first one. */
export interface ToldAppointment {
	readonly id: string;
	readonly title: string;
	readonly span: Span;
	readonly allDay: boolean;
	readonly zone: string;
	readonly isRepeated: boolean;
}

interface Told {
	readonly invited?: readonly string[];
	readonly moved?: readonly string[];
	readonly cancelled?: readonly string[];
}

/** Mails people that they are asked to come, when it is now, or that they need not; who did it is told nothing. */
export async function tellParticipants(
	context: WriteContext,
	told: ToldAppointment,
	{ invited = [], moved = [], cancelled = [] }: Told,
): Promise<void> {
	const { id, title, span, zone } = told;
	const when = [whenInWords(told, "de-DE"), whenInWords(told, "en-EN")] as const;
	const parameters = { title, when, day: daysOfSpan(span, zone).from };
	const about = { entity: "appointment", id };
	for (const [kind, to] of [
		[appointmentInvited, invited],
		[appointmentMoved, moved],
		[appointmentCancelled, cancelled],
	] as const)
		if (to.length > 0) await notify(context.tx, context, { kind, to: [...to], about, parameters });
}

/** Who is to be told what, when people who were asked before are changed. */
export function changesOf(
	before: readonly string[],
	after: readonly string[],
	{ isMoved }: { readonly isMoved: boolean },
): Told {
	return {
		invited: after.filter((id) => !before.includes(id)),
		moved: isMoved ? after.filter((id) => before.includes(id)) : [],
		cancelled: before.filter((id) => !after.includes(id)),
	};
}

/** Example: "Montag, 30. November 2026, 14:00 – 14:15" */
function whenInWords({ span, allDay, zone, isRepeated }: ToldAppointment, language: Language) {
	const format = new Intl.DateTimeFormat(language === "en-EN" ? "en-GB" : language, {
		...{ weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: zone },
		...(allDay ? {} : { hour: "2-digit", minute: "2-digit" }),
	});
	const end = allDay ? span.end - 1 : span.end;
	const text = format.formatRange(span.begin * 60_000, end * 60_000);
	return isRepeated ? texts[language].repeated(text) : text;
}

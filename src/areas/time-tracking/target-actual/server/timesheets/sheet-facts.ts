import type { HourForm } from "#kit/contract/hour-forms.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { SheetFacts } from "./draw-timesheet.ts";

/** What sheets say of when and for whom they were made. */
export function sheetFacts(
	reader: Pick<ExportReader, "session" | "now" | "language">,
	hours: HourForm,
): SheetFacts {
	const { session, now, language } = reader;
	const madeAt = printIn(language).instant(now, session.timeZone);
	return { language, hours, company: session.tenantName, today: todayOf(reader), madeAt };
}

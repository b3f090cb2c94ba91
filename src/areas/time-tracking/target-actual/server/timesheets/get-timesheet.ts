import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import { writePdf } from "#kit/server/pdf/write-pdf.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { timesheets } from "../../contract/timesheets.ts";
import { texts } from "../../text.ts";
import { monthsOfRange } from "../months-of-range.ts";
import { demandTimes } from "../open-person.ts";
import { drawTimesheet } from "./draw-timesheet.ts";
import { readTimesheets } from "./read-timesheets.ts";
import { sheetFacts } from "./sheet-facts.ts";

/** A single sheet, made while somebody waits. */
export async function getTimesheet(
	context: RawReadContext,
	{ userId, month, hours }: InputOf<(typeof timesheets)["getTimesheet"]>,
): Promise<void> {
	const { tenantId, language, now, reply } = context;
	const today = todayOf(context);
	const months = monthsOfRange({ fromMonth: month, toMonth: month }, today);
	const [sheet] = await context.readAtOnce(async (tx) => {
		await demandTimes(tx, context, userId);
		return readTimesheets(tx, { tenantId, today }, [userId], months);
	});
	if (sheet === undefined) return refuse(commonRefusals.notFound);
	const { lastName, firstName } = sheet.user;
	const title = `${texts[language].month.sheet.title} ${lastName}, ${firstName} ${month}`;
	const facts = sheetFacts(context, hours);
	const pieces = await Array.fromAsync(
		writePdf({ title, language, now }, function* (paper) {
			yield drawTimesheet(paper, sheet, facts);
		}),
	);
	const file = Buffer.concat(pieces);
	const attachment = { name: `${title}.pdf`, mediaType: "application/pdf", bytes: file.length };
	asAttachment(reply, attachment).send(file);
}

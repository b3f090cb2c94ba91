import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { amountNumber } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import { addressLines } from "#kit/contract/master-data/address-lines.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import { writePdf } from "#kit/server/pdf/write-pdf.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, mostLetters } from "../contract.ts";
import { texts } from "../text.ts";
import { wantedLetters } from "./count-leave-letters.ts";
import { type LetterRow, waitingLetters } from "./sql/letters.ts";

/** Letters for who cannot sign in, to be printed and handed over, or sent in an envelope with a window. */
export async function getLeaveLetterDocument(
	context: RawReadContext,
	input: InputOf<(typeof contract)["getLeaveLetterDocument"]>,
): Promise<void> {
	const { language, now, reply, session } = context;
	const mayKnowAddress = isVisible(session, [["users.manage", "READ"]], todayOf(context));
	const wanted = { ...wantedLetters(context, input), mayKnowAddress };
	const letters = await context.once<LetterRow>(waitingLetters(wanted, mostLetters));
	if (letters.length === 0) return refuse(commonRefusals.notFound);
	const title = texts[language].letters.title(String(input.year));
	const from = { language, company: session.tenantName, zone: session.timeZone };
	const pieces = writePdf({ title, language, now }, function* (paper) {
		for (const letter of letters) yield drawLetter(paper, letter, from);
	});
	const file = Buffer.concat(await Array.fromAsync(pieces));
	const attachment = { mediaType: "application/pdf", bytes: file.length };
	asAttachment(reply, { ...attachment, name: `${title}.pdf` }).send(file);
}

interface From {
	readonly language: Language;
	readonly company: string;
	readonly zone: string;
}

function drawLetter(paper: Paper, letter: LetterRow, { language, company, zone }: From): void {
	const { notice: t, letters: words, list } = texts[language];
	const { firstName, lastName, personnelNo, unitName, year, kindName, lastDay } = letter;
	const print = printIn(language);
	const written = print.date(letter.sentAt, zone);
	const home = addressLines(letter.address ?? {});
	paper.letter([company, ...addressLines(letter.siteAddress)].join(" · "), [
		...[`${firstName} ${lastName}`, ...(home.length > 0 ? home : [unitName])],
	]);
	paper.facts([
		[words.date, written],
		[list.columns.unitName, unitName],
		...(personnelNo === null ? [] : [[list.columns.personnelNo, personnelNo] as const]),
	]);
	paper.space(16);
	paper.heading(1, t.title(String(year)));
	paper.space(8);
	paper.paragraph(t.dear(firstName, lastName), "letter");
	const open = amountIn(letter, language);
	paper.paragraph(t.open(open, kindName, String(year), written), "letter");
	paper.paragraph(t.take(print.date(lastDay)), "letter-strong");
	paper.paragraph(t.lapse(print.date(lastDay)), "letter");
	paper.paragraph(t.sick, "letter");
	paper.paragraph(t.law, "note");
	paper.space(8);
	paper.paragraph(words.regards, "letter");
	paper.paragraph(company, "letter");
	paper.space(40);
	paper.signatures([words.received]);
}

function amountIn(
	{ units, unit }: { readonly units: number; readonly unit: AccountUnit },
	language: Language,
): string {
	const print = printIn(language);
	if (unit !== "DAYS") return `${print.hours(units)} h`;
	return texts[language].letters.days(print.amount(amountNumber(units, unit)));
}

import { amountNumber } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { asAttachment } from "#kit/server/files/attachment.ts";
import type { RawReadContext } from "#kit/server/http/context.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import { writePdf } from "#kit/server/pdf/write-pdf.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { waitingLetters } from "./get-leave-letters.ts";

type Letter = Awaited<ReturnType<typeof waitingLetters>>[number];

/** Letters for who cannot sign in, to be printed and handed over. */
export async function getLeaveLetterDocument(
	context: RawReadContext,
	input: InputOf<(typeof contract)["getLeaveLetterDocument"]>,
): Promise<void> {
	const { language, now, reply, session } = context;
	const letters = await waitingLetters(context, input);
	if (letters.length === 0) return refuse(commonRefusals.notFound);
	const title = texts[language].notice.title(String(input.year)).replace(/^(Ihr|Your) /, "");
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

function drawLetter(paper: Paper, letter: Letter, { language, company, zone }: From): void {
	const { notice: t, letters } = texts[language];
	const { firstName, lastName, personnelNo, unitName, year, kindName, sentAt, lastDay } = letter;
	const print = printIn(language);
	const written = print.date(sentAt, zone);
	paper.section("");
	paper.space(60);
	paper.paragraph(`${firstName} ${lastName}`, "letter");
	paper.paragraph([unitName, personnelNo].filter(Boolean).join(" · "), "letter");
	paper.space(40);
	paper.heading(1, t.title(String(year)));
	paper.paragraph(`${company} · ${written}`, "letter");
	paper.space(14);
	paper.paragraph(t.dear(firstName, lastName), "letter");
	const open = amountIn(letter, language);
	paper.paragraph(t.open(open, kindName, String(year), written), "letter");
	paper.paragraph(t.take(print.date(lastDay)), "letter-strong");
	paper.paragraph(t.lapse(print.date(lastDay)), "letter");
	paper.paragraph(t.sick, "letter");
	paper.paragraph(t.law, "note");
	paper.space(60);
	paper.signatures([letters.received]);
}

function amountIn(
	{ units, unit }: { readonly units: number; readonly unit: AccountUnit },
	language: Language,
): string {
	const print = printIn(language);
	if (unit !== "DAYS") return `${print.hours(units)} h`;
	return texts[language].letters.days(print.amount(amountNumber(units, unit)));
}

import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { texts } from "../text.ts";
import { type DrawnChanges, drawChanges } from "./draw-changes.ts";
import { drawList } from "./draw-lists.ts";
import { drawSeals } from "./draw-seals.ts";
import type { ProofFacts } from "./proof-facts.ts";
import { absenceLists, timeLists } from "./proved-lists.ts";
import { closingsOf, noticesOf } from "./sql.ts";

/** All of a pack, section by section. @returns what the changes came to, once all is drawn */
export async function* drawProof(
	paper: Paper,
	tx: Tx,
	context: JobContext,
	facts: ProofFacts,
): AsyncGenerator<void, DrawnChanges> {
	drawHead(paper, facts);
	for (const section of [...timeLists(facts), ...absenceLists(facts)]) {
		await drawList(paper, tx, facts, context.services.lists, section);
		yield;
		await context.checkCanceled();
	}
	await drawNotices(paper, tx, facts);
	await drawClosings(paper, tx, facts);
	yield;
	const changes = await drawChanges(paper, context, facts);
	yield;
	await drawSeals(paper, context, facts, changes);
	return changes;
}

function drawHead(paper: Paper, { person, reader, asked, from, to }: ProofFacts): void {
	const { language, session, now } = reader;
	const t = texts[language].paper;
	const print = printIn(language);
	const name = `${person.lastName}, ${person.firstName}`;
	const made = t.made(
		print.instant(now, session.timeZone),
		`${session.firstName} ${session.lastName}`,
	);
	const period = `${print.date(from)} – ${print.date(to)}`;
	paper.section(`${t.title} ${name} · ${period}`);
	paper.heading(1, t.title);
	paper.paragraph(`${session.tenantName} · ${made}`);
	paper.facts([
		[t.name, name],
		[t.personnelNo, person.personnelNo ?? "–"],
		[t.unitName, person.unitName],
		[t.period, period],
	]);
	paper.paragraph(t.purpose(asked.purpose));
}

async function drawNotices(paper: Paper, tx: Tx, facts: ProofFacts): Promise<void> {
	const { reader, asked, from, to } = facts;
	const { notices: t, sections, none } = texts[reader.language].paper;
	const print = printIn(reader.language);
	const { tenantId, session } = reader;
	const notices = await noticesOf(tx, { tenantId, userId: asked.userId, from, to });
	paper.heading(2, sections.notices);
	if (notices.length === 0) return paper.paragraph(none);
	paper.table({
		columns: [t.year, t.sentAt, t.channel, t.lastDay, t.receivedOn, t.how].map((title) => ({
			...{ title, share: 1 },
		})),
		rows: notices.map(({ year, sentAt, channel, lastDay, receivedOn, how }) => [
			...[String(year), print.instant(sentAt, session.timeZone), t[channel], print.date(lastDay)],
			...[receivedOn === null ? "–" : print.date(receivedOn), how === null ? "–" : t[how]],
		]),
	});
}

async function drawClosings(paper: Paper, tx: Tx, facts: ProofFacts): Promise<void> {
	const { reader, asked, from, to } = facts;
	const { closings: t, sections, none } = texts[reader.language].paper;
	const print = printIn(reader.language);
	const { tenantId, session } = reader;
	const closings = await closingsOf(tx, { tenantId, userId: asked.userId, from, to });
	paper.heading(2, sections.closings);
	if (closings.length === 0) return paper.paragraph(none);
	paper.table({
		columns: [
			{ title: t.month, share: 14 },
			{ title: t.what, share: 14 },
			{ title: t.at, share: 18 },
			{ title: t.who, share: 18 },
			{ title: t.reason, share: 30 },
		],
		rows: closings.map(({ month, at, who, reason }) => [
			...[print.month(month), reason === null ? t.closed : t.corrected],
			...[print.instant(at, session.timeZone), who ?? "", reason ?? ""],
		]),
	});
}

import { verifyAudit } from "#kit/server/audit-seal/sql.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { texts } from "../text.ts";
import { type DrawnChanges, since } from "./draw-changes.ts";
import type { ProofFacts } from "./proof-facts.ts";
import { sealsNamed } from "./sql.ts";

/** The seals under which the changes lie, whether they hold, and how anybody finds out the same. */
export async function drawSeals(
	paper: Paper,
	{ services, transaction }: JobContext,
	facts: ProofFacts,
	{ seals: numbers }: DrawnChanges,
): Promise<void> {
	const { tenantId, language, session } = facts.reader;
	const { seals: t, sections, none } = texts[language].paper;
	const seals = await transaction((tx) => sealsNamed(tx, tenantId, [...numbers]));
	paper.heading(2, sections.seals);
	paper.paragraph(t.about);
	paper.paragraph(t.how);
	const [first, last] = [seals[0], seals.at(-1)];
	if (first === undefined || last === undefined) return paper.paragraph(none);
	const broken = await services.maintenance.within(tenantId, (tx) =>
		verifyAudit(tx, tenantId, since(facts)),
	);
	const faults = broken.map(({ seq, fault }) => `${seq} (${fault})`).join(", ");
	paper.paragraph(faults === "" ? t.holds(first.no, last.no) : t.broken(faults), "strong");
	const print = printIn(language);
	paper.table({
		columns: [
			{ title: t.no, share: 8 },
			{ title: t.at, share: 16 },
			{ title: t.events, share: 8, isRight: true },
			{ title: t.digest, share: 50 },
		],
		rows: seals.map(({ no, at, events, digest }) => [
			...[no, print.instant(at, session.timeZone), print.amount(events), digest],
		]),
	});
}

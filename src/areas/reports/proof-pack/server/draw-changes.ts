import { logWords } from "#areas/settings/log-history/contract/log-words.ts";
import type { LogEvent } from "#areas/settings/log-history/contract.ts";
import { personTrace } from "#areas/settings/log-history/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { texts } from "../text.ts";
import type { ProofFacts } from "./proof-facts.ts";
import { type SealedEvent, sealsOfEvents } from "./sql.ts";

/** What the changes came to. */
export interface DrawnChanges {
	readonly count: number;
	/** Numbers of the seals under which they lie. */
	readonly seals: ReadonlySet<string>;
}

/** Whatever was changed from the first moment at which the first day began anywhere. */
export function since({ from }: Pick<ProofFacts, "from">): Date {
	return new Date(Date.parse(from) - 14 * 3_600_000);
}

/** Changes about the person, as far as the reader may see them, each with its seal. */
export async function drawChanges(
	paper: Paper,
	context: JobContext,
	facts: ProofFacts,
): Promise<DrawnChanges> {
	const { reader, asked } = facts;
	const { language, session, tenantId } = reader;
	const { services } = context;
	const { changes: t, sections } = texts[language].paper;
	const rows: string[][] = [];
	const seals = new Set<string>();
	let keptBack = 0;
	const asking = {
		...{ session, tenantId, services, today: todayOf(reader) },
		once: <R extends Record<string, unknown>>(
			statement: Parameters<typeof services.database.once>[1],
		) => services.database.once<R>(tenantId, statement),
	};
	for await (const batch of personTrace(asking, asked.userId, since(facts))) {
		const ids = batch.events.map(({ id }) => id);
		const found = await context.transaction((tx) => sealsOfEvents(tx, tenantId, ids));
		const byId = new Map(found.map((one) => [one.id, one]));
		for (const event of batch.events) {
			const sealed = byId.get(event.id);
			if (sealed?.seal) seals.add(sealed.seal);
			rows.push(rowOf(event, sealed, facts, services.traces.words));
		}
		keptBack += batch.keptBack;
		await context.checkCanceled();
	}
	paper.heading(2, sections.changes);
	paper.paragraph(t.about, "note");
	if (keptBack > 0) paper.paragraph(t.keptBack(keptBack), "note");
	if (rows.length === 0) paper.paragraph(texts[language].paper.none);
	else paper.table({ columns: columnsOf(t), rows });
	return { count: rows.length, seals };
}

type Words = (typeof texts)["de-DE"]["paper"]["changes"];

const columnsOf = (t: Words) => [
	{ title: t.at, share: 12 },
	{ title: t.who, share: 14 },
	{ title: t.what, share: 18 },
	{ title: t.change, share: 32 },
	{ title: t.reason, share: 14 },
	{ title: t.seal, share: 12 },
];

function rowOf(
	event: LogEvent,
	sealed: SealedEvent | undefined,
	{ reader }: ProofFacts,
	traceWords: Parameters<typeof logWords>[0],
): string[] {
	const { language, session } = reader;
	const { changes: t } = texts[language].paper;
	const print = printIn(language);
	const instant = (value: string) => print.instant(value, session.timeZone);
	const words = logWords(traceWords, event.entity, language, { ...print, instant });
	const changes = event.changes.map(({ field, before, after }) => {
		const said = (value: unknown) => words.value(value, field.at(-1) ?? "");
		return `${words.field(field)}: ${said(before)} → ${said(after)}`;
	});
	return [
		instant(event.at),
		whoOf(event, t),
		`${words.title} ${words.action(event.action)}`,
		[...changes, ...(event.isMasked ? [t.masked] : [])].join("\n"),
		event.reason ?? "",
		`${sealed?.seal ?? t.open}\n${sealed?.digest.slice(0, 8) ?? ""}`,
	];
}

function whoOf({ actor, impersonator, actorKind }: LogEvent, t: Words): string {
	const who = actor ?? (actorKind === "SYSTEM" ? t.system : actorKind);
	return impersonator === null ? who : t.onBehalf(impersonator, who);
}

import * as z from "zod/mini";
import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import type { Session } from "#kit/server/session.ts";
import { lineKey, seriesContract } from "../../contract/series.ts";
import { faultOf, texts } from "../../text.ts";
import { changeCustom } from "../change-custom.ts";
import { reckonAnew } from "../entry-times.ts";
import { writeNewEntry } from "../new-entry.ts";
import { entriesThere } from "../sql/series.ts";
import { planSeries } from "./plan-series.ts";
import { keyOfSpan, type ReadyLine, type SeriesLine } from "./series-lines.ts";
import { wantedSpans } from "./wanted-spans.ts";

const line = z.object({ id, userId: id, day: civilDay });
type Line = z.output<typeof line>;
const { input: wanted } = seriesContract.requestTimeTrackings;

/**
 * Creates the entries of a series that was checked when it was ordered; each is checked again. Where one that fails is to
 * prevent all, they are one transaction, else each person is one. Cut off, it leaves out what is there already.
 */
export const seriesJob = defineJob({
	kind: "time-tracking-series",
	input: z.object({
		input: wanted,
		lines: z.array(line),
		/** Of the person who ordered it; their rights are read anew. */
		session: z.record(z.string(), z.unknown()),
	}),
	async run(context, { input, lines, session: stored }) {
		const session = await sessionOfToday(context, stored);
		const isWhole = input.onFault === "NOTHING";
		const parts = isWhole ? [lines] : [...Map.groupBy(lines, ({ userId }) => userId).values()];
		let seen = 0;
		let created = 0;
		for (const part of parts) {
			await context.checkCanceled();
			created += await createPart(context, session, input, part);
			seen += part.length;
			await context.progress((seen / lines.length) * 99);
		}
		await context.log("INFO", texts[context.language].series.created(created));
	},
});

type Input = z.output<typeof wanted>;

/** @returns how many were created */
async function createPart(
	context: JobContext,
	session: Session,
	input: Input,
	part: readonly Line[],
): Promise<number> {
	const { left, ready } = await context.transaction((tx) =>
		writePart({ ...writerOf(context, session), tx }, input, part),
	);
	const words = texts[context.language];
	const t = words.series;
	for (const { person, day, fault } of left) {
		const name = `${person.lastName}, ${person.firstName}`;
		await context.log("WARNING", `${name}, ${day}: ${faultOf(words, fault ?? "")}`);
	}
	const isRefused = left.length > 0 && input.onFault === "NOTHING";
	return isRefused ? context.fail(t.nothing(left.length)) : ready;
}

function writerOf(context: JobContext, session: Session): Omit<MatterWriter, "tx"> {
	const { tenantId, now, language } = context;
	const announce: MatterWriter["announce"] = (one) => context.announce(one);
	return { tenantId, now, language, session, announce };
}

async function writePart(
	writer: MatterWriter & { readonly tx: Tx },
	input: Input,
	part: readonly Line[],
): Promise<{ left: readonly SeriesLine[]; ready: number }> {
	const { tx, tenantId } = writer;
	const ids = part.map((one) => one.id);
	const there = await entriesThere(tx, tenantId, ids);
	const open = new Map(
		part.filter((one) => !there.has(one.id)).map((one) => [lineKey(one), one.id]),
	);
	if (open.size === 0) return { left: [], ready: 0 };
	const userIds = [...new Set(part.map(({ userId }) => userId))];
	const wantedOf = { ...input, userIds, unitIds: [] };
	const spans = await wantedSpans(writer, wantedOf, (span) => !open.has(keyOfSpan(span)));
	const lines = await planSeries(writer, spans, input);
	const left = lines.filter(({ fault }) => fault !== null);
	if (left.length > 0 && input.onFault === "NOTHING") return { left, ready: 0 };
	const ready = lines
		.filter((one) => one.fault === null)
		// under the ids it was ordered with: cut off, it knows them again
		.map((one) => ({ ...one, id: open.get(keyOfSpan(one)) ?? one.id }));
	await writeSeries(writer, ready, input.custom);
	return { left, ready: ready.length };
}

/** Creates lines that were checked in the same transaction, and computes their days once. */
export async function writeSeries(
	context: MatterWriter,
	lines: readonly ReadyLine[],
	change: CustomChange | undefined,
): Promise<void> {
	for (const { id, person, values, decision, violations } of lines) {
		const { id: userId, zone } = person;
		const known = acknowledgedOf(violations);
		const place = { id, userId, zone, known, leavesDays: true };
		await writeNewEntry(context, place, values, decision);
		const { activityId } = values;
		await changeCustom(context, { id, userId, activityId, change, isNew: true });
	}
	await reckonAnew(
		context,
		lines.map(({ person: { id: userId, zone }, begin, end }) => ({ userId, begin, end, zone })),
	);
}

/** Each entry keeps what was known of it. */
function acknowledgedOf(violations: readonly RuleViolation[]) {
	const isSilent = violations.every(({ severity }) => severity === "INFO");
	return isSilent ? undefined : { acknowledged: violations, overrides: { accept: true } };
}

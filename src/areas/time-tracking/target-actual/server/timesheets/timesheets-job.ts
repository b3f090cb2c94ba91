import * as z from "zod/mini";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import { type ZipEntry, zip } from "#kit/server/export/zip.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { writePdf } from "#kit/server/pdf/write-pdf.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { timesheets } from "../../contract/timesheets.ts";
import { texts } from "../../text.ts";
import { daysOfMonths, monthsOfRange, writtenRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { employedOf, listedPeople, peopleOfList } from "../sql/listed-people.ts";
import { drawTimesheet } from "./draw-timesheet.ts";
import { readTimesheets } from "./read-timesheets.ts";
import { sheetFacts } from "./sheet-facts.ts";

/** People whose days are in memory together. */
const together = 50;

/** Puts months of many people on paper, with the rights of the person who asked as they are now. Cut off, it begins again. */
export const timesheetsJob = defineJob({
	kind: "timesheets",
	input: z.object({
		asked: timesheets.startTimesheets.input,
		siteFilter: z.nullable(z.string()),
		session: z.record(z.string(), z.unknown()),
	}),
	async run(context, { asked, siteFilter, session: stored }) {
		const { tenantId, now, language, jobId } = context;
		const session = await sessionOfToday(context, stored);
		const reader: ExportReader = { tenantId, session, now, language, siteFilter };
		const making = new Making(context, reader, asked);
		const people = await context.transaction((tx) => making.prepare(tx));
		const t = texts[language].month.sheet;
		if (people === 0) context.fail(texts[language].errors.TIMESHEETS_NONE);
		const pages = await making.write();
		await context.transaction((tx) =>
			audit(tx, reader, {
				...{ entity: "list_export", entityId: jobId, action: "exported" },
				after: { list: "time-tracking.timesheets", filter: asked, rows: pages },
			}),
		);
		await context.log("INFO", t.done(pages));
	},
});

type Asked = z.output<typeof timesheets.startTimesheets.input>;

/** Whose sheets lie in one document. */
interface Part {
	readonly name: string;
	readonly userIds: readonly string[];
}

/** The making of one file. */
class Making {
	readonly #context: JobContext;
	readonly #reader: ExportReader;
	readonly #asked: Asked;
	readonly #months: readonly string[];
	#parts: readonly Part[] = [];
	#people = 0;
	#done = 0;
	#pages = 0;

	constructor(context: JobContext, reader: ExportReader, asked: Asked) {
		this.#context = context;
		this.#reader = reader;
		this.#asked = asked;
		this.#months = monthsOfRange(asked, todayOf(reader));
	}

	/** @returns of how many people */
	async prepare(tx: Tx): Promise<number> {
		const { tenantId } = this.#reader;
		const range = writtenRange(daysOfMonths(this.#months));
		const seen = await peopleOfList(tx, peopleScope(this.#reader), this.#asked);
		const userIds = await employedOf(tx, tenantId, seen, range);
		this.#people = userIds.length;
		this.#parts =
			this.#asked.split === "ONE"
				? [{ name: this.#title, userIds }]
				: await partsByUnit(tx, tenantId, userIds);
		return userIds.length;
	}

	/** @returns how many pages there are */
	async write(): Promise<number> {
		const { session, now } = this.#reader;
		const isArchive = this.#asked.split === "UNITS";
		const writer = await FileWriter.open(this.#context, {
			ownerId: session.userId,
			name: `${this.#title}.${isArchive ? "zip" : "pdf"}`,
			mediaType: isArchive ? "application/zip" : "application/pdf",
		});
		try {
			const [only] = this.#parts;
			const pieces = isArchive || only === undefined ? zip(this.#entries(), now) : this.#pdf(only);
			for await (const piece of pieces) await writer.write(piece);
			await this.#context.deliver(await writer.finish());
		} catch (error) {
			await writer.discard();
			throw error;
		}
		return this.#pages;
	}

	/** Example: Stundenzettel 2026-10 – 2026-11 */
	get #title(): string {
		const { fromMonth, toMonth } = this.#asked;
		const months = [...new Set([fromMonth, toMonth])].join(" – ");
		return `${texts[this.#reader.language].month.sheet.title} ${months}`;
	}

	*#entries(): Generator<ZipEntry> {
		for (const part of this.#parts) yield { name: `${part.name}.pdf`, content: this.#pdf(part) };
	}

	#pdf({ name, userIds }: Part): AsyncGenerator<Buffer, void> {
		const { language, now } = this.#reader;
		const facts = sheetFacts(this.#reader, this.#asked.hours);
		const making = this;
		return writePdf({ title: name, language, now }, async function* (paper) {
			for await (const sheet of making.#sheetsOf(userIds)) yield drawTimesheet(paper, sheet, facts);
		});
	}

	/** Some people at a time; between them the job shows how far it is, and ends when its owner wants that. */
	async *#sheetsOf(userIds: readonly string[]) {
		const { tenantId } = this.#reader;
		const asked = { tenantId, today: todayOf(this.#reader) };
		for (let from = 0; from < userIds.length; from += together) {
			await this.#context.checkCanceled();
			const some = userIds.slice(from, from + together);
			const sheets = await this.#context.transaction((tx) =>
				readTimesheets(tx, asked, some, this.#months),
			);
			yield* sheets;
			this.#pages += sheets.length;
			this.#done += some.length;
			await this.#context.progress((this.#done / this.#people) * 99);
		}
	}
}

/** A part a department, by their names; people stay in their order. */
async function partsByUnit(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<Part[]> {
	const people = await listedPeople(tx, tenantId, userIds);
	const byId = new Map(people.map((one) => [one.user.id, one]));
	const units = Map.groupBy(userIds, (id) => byId.get(id)?.unitId ?? "");
	const named = [...units].map(([, ids]) => ({
		unitName: byId.get(ids[0] ?? "")?.unitName ?? "",
		userIds: ids,
	}));
	named.sort((one, other) => byName.compare(one.unitName, other.unitName));
	const taken = new Map<string, number>();
	return named.map(({ unitName, userIds: ids }) => {
		const plain = unitName.replaceAll(/[/\\:*?"<>|]/g, " ").trim() || "-";
		const nth = (taken.get(plain) ?? 0) + 1;
		taken.set(plain, nth);
		return { name: nth === 1 ? plain : `${plain} (${nth})`, userIds: ids };
	});
}

const byName = new Intl.Collator("de-DE", { numeric: true });

import { createHash } from "node:crypto";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { ExportTerms } from "#domain/wage-export/entries-of-lines.ts";
import { type ExportFile, exportFile } from "#domain/wage-export/export-file.ts";
import {
	type CalendarDay,
	type ExportFacts,
	type ExportLine,
	monthKey,
} from "#domain/wage-export/export-line.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ConfigRow } from "../sql/configs.ts";
import { calendarDays, costCentreCodes, exportAccounts, peopleOfLines } from "../sql/facts.ts";
import { mappingsOf } from "../sql/mappings.ts";
import { workbook } from "./workbook.ts";

export interface ComputedFile extends Omit<ExportFile, "bytes"> {
	/** Null: there is none. */
	readonly bytes: Uint8Array | null;
	readonly sha256: Buffer | null;
	readonly facts: ExportFacts;
}

/** The file that lines come to by what is set now; as many statements for all people as for one. */
export async function computeFile(
	tx: Tx,
	tenantId: string,
	config: ConfigRow,
	month: string,
	lines: readonly ExportLine[],
): Promise<ComputedFile> {
	const { type, corrections } = config;
	const terms = { type, month, corrections, mappings: await mappingsOf(tx, tenantId, config.id) };
	const facts = await factsOf(tx, tenantId, terms, lines);
	const file = exportFile(facts, terms, {
		consultantNo: config.consultantNo ?? "",
		clientNo: config.clientNo ?? "",
		companyPersonnelNumbers: config.companyNumbers,
		...{ recordId: config.recordId, layout: config.layout },
	});
	const hasFile = file.isSound && file.rows.some(({ isWritten }) => isWritten);
	const bytes = hasFile ? (file.bytes ?? (await workbook(config, month, file))) : null;
	const sha256 = bytes === null ? null : createHash("sha256").update(bytes).digest();
	return { ...file, facts, bytes, sha256 };
}

async function factsOf(
	tx: Tx,
	tenantId: string,
	terms: ExportTerms,
	lines: readonly ExportLine[],
): Promise<ExportFacts> {
	const userIds = [...new Set(lines.map(({ userId }) => userId))];
	const byType = terms.mappings.some(({ target }) => target === "EMPLOYMENT_TYPE");
	const [people, accounts, centres, days] = await Promise.all([
		peopleOfLines(tx, tenantId, userIds, { month: terms.month, byType }),
		exportAccounts(tx, tenantId),
		costCentreCodes(tx, tenantId),
		daysOf(tx, tenantId, terms, lines),
	]);
	return {
		lines,
		people: new Map(people.map((one) => [one.id, one])),
		accounts: new Map(accounts.map((one) => [one.id, one])),
		costCentres: new Map(centres.map(({ id, code }) => [id, code])),
		days,
	};
}

/** Of those alone who have a line that travels by the calendar. */
async function daysOf(
	tx: Tx,
	tenantId: string,
	{ mappings }: ExportTerms,
	lines: readonly ExportLine[],
): Promise<Map<string, CalendarDay[]>> {
	const keyed = mappings.filter(({ absenceKey }) => absenceKey !== null);
	const accountIds = new Set(keyed.map(({ accountId }) => accountId));
	const wanted = lines.filter(({ accountId }) => accountIds.has(accountId));
	const found = new Map<string, CalendarDay[]>();
	for (const [month, of] of Map.groupBy(wanted, (line) => line.month)) {
		const { from, to } = monthOf(dayOfIso(`${month}-01`));
		const range = { from: isoOfDay(from), to: isoOfDay(to) };
		const people = [...new Set(of.map(({ userId }) => userId))];
		for (const day of await calendarDays(tx, tenantId, people, range)) {
			const key = monthKey(day.userId, month);
			const held = found.get(key) ?? [];
			found.set(key, held);
			held.push(day);
		}
	}
	return found;
}

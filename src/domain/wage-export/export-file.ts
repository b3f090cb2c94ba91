import { numberOfPerson } from "../wage-file/one-person.ts";
import { datevFile } from "./datev-file.ts";
import { type ExportTerms, entriesOfLines } from "./entries-of-lines.ts";
import type { ExportFacts, ExportLine } from "./export-line.ts";
import type { ExportFinding, ExportOffice, ExportReason, MadeFile } from "./made-file.ts";
import { plainFile } from "./plain/plain-file.ts";

export interface ExportFile extends MadeFile {
	/** Closed lines that stand in the file. */
	readonly writtenIds: readonly string[];
	/** Those that payroll has nothing of, or that come to 0,00: done without standing there. */
	readonly settledIds: readonly string[];
	/** How many stay behind. */
	readonly omitted: number;
}

/** The file that closed lines come to, and everything there is to say of it. Each line is in it, settled, or stays behind. */
export function exportFile(
	facts: ExportFacts,
	terms: ExportTerms,
	office: ExportOffice,
): ExportFile {
	const twins = sharedNumbers(facts, terms);
	const lines = facts.lines.filter(({ userId }) => !twins.has(userId));
	const made = entriesOfLines({ ...facts, lines }, terms);
	const file =
		terms.type === "PLAIN"
			? plainFile(facts, office, made.entries)
			: datevFile(terms.month, terms.type, office, made.entries);
	const idsOf = (isWritten: boolean) =>
		file.rows
			.filter((row) => !row.isFaulty && row.isWritten === isWritten)
			.flatMap(({ entry }) => entry.lineIds);
	const written = new Set(idsOf(true));
	const empty = new Set(file.isSound ? idsOf(false).filter((id) => !written.has(id)) : []);
	const settled = file.isSound ? [...made.settled, ...made.gone].map(({ id }) => id) : [];
	const done = written.size + empty.size + settled.length;
	const { unmapped, changed, gone } = made;
	return {
		...file,
		findings: [
			...together("SAME_PERSONNEL_NO", "ERROR", linesOf(facts, twins), "userId"),
			...together("NO_MAPPING", "ERROR", unmapped, "accountId"),
			...together("ABSENCE_CHANGED", "NOTE", changed, "userId"),
			...together("ABSENCE_GONE", "NOTE", gone, "userId"),
			...file.findings,
		],
		...{ writtenIds: [...written], settledIds: [...settled, ...empty] },
		omitted: facts.lines.length - done,
	};
}

function linesOf({ lines }: ExportFacts, people: ReadonlySet<string>): ExportLine[] {
	return lines.filter(({ userId }) => people.has(userId));
}

/** People whose numbers payroll takes for one: nobody can tell whose pay it would be. */
function sharedNumbers({ lines, people }: ExportFacts, { type }: ExportTerms): Set<string> {
	const holders = new Map<string, Set<string>>();
	for (const userId of new Set(lines.map((line) => line.userId))) {
		const personnelNo = people.get(userId)?.personnelNo ?? "";
		if (personnelNo === "") continue;
		const number = type === "PLAIN" ? personnelNo : numberOfPerson(personnelNo);
		holders.set(number, (holders.get(number) ?? new Set()).add(userId));
	}
	return new Set([...holders.values()].filter(({ size }) => size > 1).flatMap((one) => [...one]));
}

/** What is said of several lines once, by whose or what they are. */
function together(
	reason: ExportReason,
	severity: ExportFinding["severity"],
	lines: readonly ExportLine[],
	by: "userId" | "accountId",
): ExportFinding[] {
	return [...Map.groupBy(lines, (line) => line[by])].map(([id, of]) => ({
		...{ reason, severity, about: [], row: null, field: null, count: of.length },
		...{ userId: by === "userId" ? id : null, accountId: of[0]?.accountId ?? null },
	}));
}

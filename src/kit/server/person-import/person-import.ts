import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { RowReader } from "#domain/import/person-rows.ts";
import type { Language } from "#kit/contract/language.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import type { Actor } from "../audit.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { JobContext } from "../jobs/define-job.ts";
import type { Session } from "../session.ts";

/** For whom an import is judged or carried out, and when. */
export interface Importer {
	readonly session: Session;
	readonly now: Date;
}

/** Who writes what an import says. */
export interface ImportWriter extends Importer, Pick<JobContext, "announce" | "language"> {
	readonly tenantId: string;
	readonly traceId?: Actor["traceId"] | undefined;
}

/** A column that people's tables may have. */
export interface ImportColumn {
	/** Unique among all columns, e.g. `weeklyHours`. */
	readonly field: string;
	readonly name: BothTexts;
	/** Titles that mean it, in small letters without accents and signs; the first is looked for first. */
	readonly heads: string;
}

/** What one line writes of one kind, as its reader answered. */
export interface RowsOfPerson {
	readonly userId: string;
	readonly row: unknown;
}

/** What was written for somebody, kept as JSON until the import can no longer be undone. */
export interface WrittenOfPerson {
	readonly userId: string;
	readonly written: unknown;
}

/**
 * What a table of people may say besides who they are: declared by the feature in its `server/imports.ts` as
 * `export const imports = [ … ]`, and found there. Example: docs/how-to/add-a-dated-row.md, "Import".
 */
export interface PersonImport {
	/** Stored with what was written: never changed. */
	readonly name: string;
	/** WRITE of it for a person's unit is needed to import, and to take back. */
	readonly permission: PermissionKey;
	/** More than WRITE, where the ordinary operation asks for it. */
	readonly level?: PermissionLevel;
	/** The part of the product it belongs to, where companies may do without. */
	readonly feature?: UiFeature;
	readonly columns: readonly ImportColumn[];
	/** How lines are read, by what the company has at this moment. */
	readonly reader: (tx: Tx, importer: Importer) => Promise<RowReader["read"]>;
	/** Writes for many at once, in as many statements as for one. @returns in the same order */
	readonly write: (
		tx: Tx,
		writer: ImportWriter,
		people: readonly RowsOfPerson[],
	) => Promise<readonly WrittenOfPerson[]>;
	/** Those for whom everything is as it was written. */
	readonly untouched: (
		tx: Tx,
		tenantId: string,
		people: readonly WrittenOfPerson[],
	) => Promise<ReadonlySet<string>>;
	/** Takes back what nobody has touched. */
	readonly takeBack: (
		tx: Tx,
		writer: ImportWriter,
		people: readonly WrittenOfPerson[],
	) => Promise<void>;
}

/** Somebody changed a row between the look at it and the write. */
export class ChangedMeanwhile extends Error {}

export function nameOfColumn({ name: [german, english] }: ImportColumn, language: Language) {
	return language === "en-EN" ? english : german;
}

import {
	computeFile,
	exportPeriods,
	fileNameOf,
	importPeriods,
	insertExport,
	insertExportLines,
	insertImport,
	mediaTypeOf,
	readConfig,
	waitingLines,
} from "#areas/payroll/exports/server/public.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

interface Made {
	/** e.g. 2026-06 */
	readonly month: string;
	readonly at: Date;
	/** The clerk of payroll. */
	readonly by: string;
	/** How many files of the month there were before. */
	readonly nth: number;
	/** Payroll has read them. */
	readonly isImported: boolean;
}

/** What is closed of a month goes to the programs of payroll, a file for each that has something waiting. */
export async function insertWageFiles(builder: TenantBuilder, made: Made): Promise<void> {
	const { tx, tenantId } = builder;
	const configs = await tx
		.selectFrom("payroll_export_config")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.orderBy("name")
		.execute();
	for (const { id } of configs) await insertWageFile(builder, id, made);
}

async function insertWageFile(builder: TenantBuilder, configId: string, made: Made): Promise<void> {
	const { tx, tenantId } = builder;
	const { month, at, by } = made;
	const config = await readConfig(tx, tenantId, configId);
	if (config === undefined) return;
	const lines = await waitingLines(tx, tenantId, config, month);
	const file = await computeFile(tx, tenantId, config, month, lines);
	const { bytes, sha256, writtenIds: written, settledIds: settled } = file;
	if (bytes === null || sha256 === null) return;
	const [fileId, id] = [builder.newId(at.getTime()), builder.newId(at.getTime())];
	const named = { name: fileNameOf(config, made), media_type: mediaTypeOf(config) };
	await tx
		.insertInto("file")
		.values({
			...{ tenant_id: tenantId, id: fileId, owner_id: by, ...named },
			...{ bytes: bytes.length, sha256, expires_at: null },
		})
		.execute();
	await tx
		.insertInto("file_chunk")
		.values({ tenant_id: tenantId, file_id: fileId, n: 0, data: Buffer.from(bytes) })
		.execute();
	const rows = file.rows.filter(({ isWritten }) => isWritten);
	await insertExport(tx, tenantId, {
		...{ id, configId, month, fileId, sha256, lines: rows.length, rootId: id, take: 0 },
		...{ findings: file.findings, madeAt: at, madeBy: by },
		people: new Set(rows.map(({ entry }) => entry.userId)).size,
	});
	await insertExportLines(tx, tenantId, { id, configId }, { written, settled });
	await exportPeriods(tx, tenantId, { exportId: id });
	if (!made.isImported) return;
	const protocol = `${rows.length} Sätze übernommen, keine Fehler.`;
	await insertImport(tx, tenantId, { exportId: id, protocol, at: nextDay(at), by });
	await importPeriods(tx, tenantId, id);
}

function nextDay(at: Date): Date {
	return new Date(at.getTime() + 24 * 3_600_000);
}

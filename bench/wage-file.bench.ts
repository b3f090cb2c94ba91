import pg from "pg";
import { contract as exports } from "#areas/payroll/exports/contract.ts";
import type { ExportType } from "#domain/wage-export/wage-mapping.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Bench, figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { browserOf } from "./load/working-stage.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { type ExportedCompany, insertExportedCompany } from "./stage/exported-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = sizeOf("PEOPLE", 10_000);

/** What hands a month of a large company to payroll. */
export const bench: Bench = {
	name: "wage-file",
	title: `the wage file of ${people} people with five lines each, made and made again; floor: the same lines read, joined and written by SQL`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertExportedCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			const bare = new pg.Client({ connectionString: cluster.bareUrl });
			await bare.connect();
			try {
				const browser = browserOf(serving.address, company.administrator);
				const floor = await inMilliseconds(() => bare.query(sameText, [company.tenantId]));
				for (const type of ["DATEV_LODAS", "DATEV_LUG"] as const)
					await madeTwice({ browser, bare, company, type, floor }, tell);
			} finally {
				await bare.end();
				await serving.stop();
			}
		}),
};

async function inMilliseconds(work: () => Promise<unknown>): Promise<number> {
	const begin = performance.now();
	await work();
	return performance.now() - begin;
}

/** The text alone: no wage types looked up, nothing checked, nothing kept. */
const sameText = `
	select string_agg(concat_ws(';', u.personnel_no, '', '', a.code, '', '', l.minutes / 60.0, '', '', '', '', ''), E'\\r\\n' order by u.personnel_no, a.code)
	from payroll_line l
	join app_user u on u.tenant_id = l.tenant_id and u.id = l.user_id
	join payroll_account a on a.tenant_id = l.tenant_id and a.id = l.account_id where l.tenant_id = $1`;

interface Making {
	readonly browser: TestBrowser;
	readonly bare: pg.Client;
	readonly company: ExportedCompany;
	readonly type: ExportType;
	readonly floor: number;
}

async function madeTwice({ browser, bare, company, type, floor }: Making, tell: Tell) {
	const { tenantId, month } = company;
	// of two programs of DATEV only one may take people at a time
	await bare.query("delete from payroll_export_line");
	await bare.query("update payroll_export_config set is_enabled = false");
	const configId = await configured(browser, bare, { tenantId, type });
	const asked = { configId, month };
	// with its plans made
	await browser.call(exports.previewPayrollExport, asked);
	let sha256 = "";
	const looked = await inMilliseconds(async () => {
		sha256 = (await browser.call(exports.previewPayrollExport, asked)).answer.sha256 ?? "";
	});
	let id = "";
	const value = await inMilliseconds(async () => {
		const made = await browser.call(exports.createPayrollExport, { ...asked, sha256 });
		id = made.answer.id;
	});
	const again = await browser.call(exports.repeatPayrollExport, { id });
	if (!again.answer.isSame) throw new Error("Made again, the file is another one.");
	const { answer } = await browser.call(exports.listPayrollExports, asked);
	const { people: inside = 0 } = answer.items[0] ?? {};
	if (inside < people) throw new Error(`${inside} of ${people} people are in the file.`);
	tell(
		figure(`${type}: lines`, answer.items[0]?.lines ?? 0, ""),
		figure(`${type}: preview`, looked, "ms"),
		floorFigure(`${type}: made and kept`, { value, floor, unit: "ms" }),
		limitFigure(`${type}: file of ${people} people`, value / 1000, 2, "s"),
	);
}

/** A configuration with a wage type for every account. */
async function configured(
	browser: TestBrowser,
	bare: pg.Client,
	{ tenantId, type }: { readonly tenantId: string; readonly type: ExportType },
): Promise<string> {
	const given: GivenOf<typeof exports.createPayrollExportConfig> = {
		...{ name: type, type, siteId: null, employmentTypeId: null, consultantNo: "1234567" },
		...{ clientNo: "54321", companyNumbers: false, recordId: 10, layout: null },
		corrections: "ORIGIN_MONTH",
	};
	const { id } = (await browser.call(exports.createPayrollExportConfig, given)).answer;
	await bare.query(mappingRows, [tenantId, id, type === "DATEV_LODAS" ? 1 : null]);
	return id;
}

const mappingRows = `
	insert into payroll_export_mapping (tenant_id, id, config_id, account_id, target, carries, wage_type, processing_key)
	select $1, gen_random_uuid(), $2, id, 'ALL', 'QUANTITY', right(name, 4), $3::int from payroll_account where tenant_id = $1`;

import type { ExportFormat, ListExportRequest } from "#kit/contract/list-export.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { carryOut, type Taken } from "./load/carry-out-export.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = 10_000;

const list = (format: ExportFormat): ListExportRequest => ({
	...{ list: "staff.users", format, columns: [], filter: {} },
});

/** A long list goes to its file in pieces: what the server needs for it does not grow with the list. */
export const bench: Bench = {
	name: "export",
	title: `the list of ${people} people as a file, made by a job; floor: their rows read by bare SQL and joined to lines`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertLargeCompany(cluster.ownerUrl, people);
			const serving = await startServing(cluster);
			try {
				const browser = new TestBrowser(serving.address);
				browser.cookies.set("stundwerk", company.administrator);
				browser.headers["x-site-id"] = "";
				const megabytes = () => serving.memory() / 1024;
				// what is loaded and planned once is not the export's
				await carryOut(browser, list("CSV_DE"), megabytes);
				const before = megabytes();
				const sheet = await carryOut(browser, list("XLSX"), megabytes);
				const table = await carryOut(browser, list("CSV_DE"), megabytes);
				const after = megabytes();
				const floor = await bareLines(cluster, company.tenantId);
				tell(
					figure("memory before", before, "MB"),
					...figuresOf("XLSX", sheet, before, floor),
					...figuresOf("CSV", table, before, floor),
					figure("memory after both", after, "MB"),
				);
			} finally {
				await serving.stop();
			}
		}),
};

function figuresOf(name: string, taken: Taken, before: number, floor: number): Figure[] {
	return [
		figure(`${name}: file`, taken.file, "MB"),
		limitFigure(`${name}: memory grown at most`, taken.peak - before, 128, "MB"),
		floorFigure(`${name}: against the floor`, { value: taken.seconds, floor, unit: "s" }),
		limitFigure(`${name}: time`, taken.seconds, 15, "s"),
	];
}

const barePeople = `
	select u.*, n.name as unit_name, s.name as site_name from app_user u
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
	join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
	where u.tenant_id = $1 order by u.last_name, u.first_name, u.id`;

/** Seconds. */
function bareLines({ bareUrl }: BenchCluster, tenantId: string): Promise<number> {
	return withClient(bareUrl, async (client) => {
		const begin = performance.now();
		const { rows } = await client.query({ text: barePeople, values: [tenantId], rowMode: "array" });
		const text = rows.map((row) => row.join(";")).join("\n");
		if (text.length === 0) throw new Error("There is nobody.");
		return (performance.now() - begin) / 1000;
	});
}

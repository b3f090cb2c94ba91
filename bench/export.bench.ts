import { setTimeout } from "node:timers/promises";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import {
	type ExportFormat,
	type ListExportRequest,
	startListExport,
} from "#kit/contract/list-export.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { insertLargeCompany } from "./stage/large-company.ts";
import { startServing } from "./stage/serving-process.ts";

const people = 10_000;

interface Taken {
	readonly seconds: number;
	/** Megabytes of memory at its highest, and of the file. */
	readonly peak: number;
	readonly file: number;
}

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
				await carryOut(browser, "CSV_DE", megabytes);
				const before = megabytes();
				const sheet = await carryOut(browser, "XLSX", megabytes);
				const table = await carryOut(browser, "CSV_DE", megabytes);
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

async function carryOut(
	browser: TestBrowser,
	format: ExportFormat,
	megabytes: () => number,
): Promise<Taken> {
	const request: ListExportRequest = { list: "staff.users", format, columns: [], filter: {} };
	const begin = performance.now();
	let peak = megabytes();
	const { answer } = await browser.call(startListExport, request);
	for (;;) {
		peak = Math.max(peak, megabytes());
		const { job } = (await browser.call(jobs.getJob, { jobId: answer.jobId })).answer;
		const { status } = job.progress;
		if (status === "FINISHED") {
			const seconds = (performance.now() - begin) / 1000;
			const { resultFileId } = job;
			const file = await browser.fetch(`/api/files/${resultFileId}`);
			const bytes = (await file.arrayBuffer()).byteLength;
			return { seconds, peak, file: bytes / 1024 / 1024 };
		}
		if (status === "FAILED") throw new Error("The export failed.");
		await setTimeout(20);
	}
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

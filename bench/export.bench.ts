import { setTimeout } from "node:timers/promises";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import {
	type ExportFormat,
	type ListExportRequest,
	startListExport,
} from "#kit/contract/list-export.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { type Bench, type Figure, limitFigure } from "./bench.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
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
	title: `the list of ${people} people as a file, made by a job; floor: the same people as one answer of the list`,
	run: () =>
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
				const answer = await wholeAnswer(browser);
				return [
					megabyteFigure("memory before", before),
					...figuresOf("XLSX", sheet, before),
					...figuresOf("CSV", table, before),
					megabyteFigure("memory after both", after),
					{ name: "floor: one answer", value: `${answer.toFixed(1)} s` },
				];
			} finally {
				await serving.stop();
			}
		}),
};

function figuresOf(name: string, taken: Taken, before: number): Figure[] {
	return [
		megabyteFigure(`${name}: file`, taken.file),
		limitFigure(`${name}: memory grown at most`, taken.peak - before, 128, "MB"),
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

/** What a browser would otherwise have to ask for, and keep. */
async function wholeAnswer(browser: TestBrowser): Promise<number> {
	const begin = performance.now();
	await browser.call(users.listUsers, { pageSize: people });
	return (performance.now() - begin) / 1000;
}

function megabyteFigure(name: string, value: number): Figure {
	return { name, value: `${value.toFixed(1)} MB` };
}

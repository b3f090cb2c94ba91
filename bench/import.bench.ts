import { setTimeout } from "node:timers/promises";
import { contract as files } from "#areas/settings/files/contract.ts";
import { contract } from "#areas/staff/import/contract.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { getSession } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type Bench, type Figure, figure, floorFigure, limitFigure } from "./bench.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";

const people = 10_000;
const units = 500;

/** The first day of a new company: everybody comes in one table. */
export const bench: Bench = {
	name: "import",
	title:
		"10,000 people of 500 units by a table, as a person does it; floor: the same people into a bare table",
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const owner = await buildTenant(
				cluster.ownerUrl,
				async (tenant) => {
					const { id } = await tenant.person({
						firstName: "Ina",
						lastName: "Import",
						roles: ["Administrator"],
					});
					return insertSession(tenant, id);
				},
				{ now: new Date() },
			);
			const server = await startServing(cluster);
			try {
				const browser = new TestBrowser(server.address);
				browser.cookies.set("stundwerk", owner.cookie);
				const before = server.memory();
				tell(...(await measure(browser, cluster.bareUrl)));
				tell(figure("memory grown", (server.memory() - before) / 1024, "MB"));
			} finally {
				await server.stop();
			}
		}),
};

async function measure(browser: TestBrowser, bareUrl: string): Promise<Figure[]> {
	await carryOut(browser, "UNITS", unitTable());
	const watch = watchOthers(browser);
	const spent = await carryOut(browser, "PEOPLE", peopleTable());
	const slowest = await watch.end();
	const floor = await bareCopy(bareUrl);
	const total = spent.upload + spent.check + spent.run;
	return [
		figure("upload and reading", spent.upload / 1000, "s"),
		figure("check", spent.check / 1000, "s"),
		figure("run", spent.run / 1000, "s"),
		limitFigure("all of it", total / 1000, 60, "s"),
		floorFigure("against a bare table", { value: total, floor, unit: "ms" }),
		figure("slowest answer meanwhile", slowest, "ms"),
	];
}

async function carryOut(browser: TestBrowser, kind: ImportKind, table: string) {
	const begin = performance.now();
	const response = await browser.fetch(`${files.uploadFile.path}?name=table.csv`, {
		method: "POST",
		body: table,
		headers: { "content-type": "application/octet-stream" },
	});
	const { fileId } = (await response.json()) as { fileId: string };
	const created = await browser.call(contract.createImport, { kind, fileId });
	const { id: importId, mapping } = created.answer;
	const uploaded = performance.now();
	await browser.call(contract.checkImport, { importId, mapping });
	await end(browser, importId);
	const checked = performance.now();
	await browser.call(contract.runImport, { importId });
	const { status } = await end(browser, importId);
	if (status !== "DONE") throw new Error("The import failed.");
	return { upload: uploaded - begin, check: checked - uploaded, run: performance.now() - checked };
}

async function end(browser: TestBrowser, importId: string) {
	for (;;) {
		const { answer } = await browser.call(contract.getImport, { importId });
		const status = answer.job?.progress.status;
		if (status !== "CREATED" && status !== "IN_PROGRESS") return answer;
		await setTimeout(100);
	}
}

/** How long anybody else waits while the import runs. */
function watchOthers(browser: TestBrowser) {
	let isOver = false;
	const watching = (async () => {
		let slowest = 0;
		while (!isOver) {
			const begin = performance.now();
			await browser.call(getSession, {});
			slowest = Math.max(slowest, performance.now() - begin);
			await setTimeout(20);
		}
		return slowest;
	})();
	return {
		end: () => {
			isOver = true;
			return watching;
		},
	};
}

function unitTable(): string {
	const rows = Array.from(
		{ length: units },
		(_, at) => `Team ${at};${at < 20 ? "" : `Team ${at % 20}`}`,
	);
	return `Abteilung;Übergeordnete Abteilung\n${rows.join("\n")}\n`;
}

function peopleTable(): string {
	const rows = Array.from(
		{ length: people },
		(_, at) => `${at};Name ${at};Vor ${at};p${at}@example.com;w;Team ${at % units};01.02.2026`,
	);
	return `Personalnr.;Nachname;Vorname;E-Mail;Geschlecht;Abteilung;Eintritt\n${rows.join("\n")}\n`;
}

function bareCopy(bareUrl: string): Promise<number> {
	return withClient(bareUrl, async (client) => {
		const begin = performance.now();
		await client.query("create table bare_people as select * from app_user");
		return performance.now() - begin;
	});
}

import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { hospital } from "#database/demo/hospital.ts";
import {
	endServer,
	ownerUrlOf,
	type Running,
	spawnServer,
	untilReady,
} from "#kit/testing/product-process.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";
import { uncounted } from "#kit/testing/uncounted.ts";
import { buildWhenStale } from "../build-when-stale.ts";
import { Life } from "./life.ts";
import { loadDemoCompany } from "./load-demo-company.ts";
import type { Victim } from "./victim.ts";

/** As `npm start` does. */
const asStarted = "--max-semi-space-size=4 --max-old-space-size=1024";

/** The built product in an empty folder, with its own database and the larger demo company. */
export async function startVictim() {
	buildWhenStale(dirname(dirname(import.meta.dirname)));
	const folder = await throwAwayFolder("stundwerk-attack-");
	const outputs: Running[] = [];
	const start = async () => {
		const running = await untilReady(
			spawnServer({ STUNDWERK_DATA: folder, NODE_OPTIONS: asStarted, ...uncounted }),
		);
		outputs.push(running);
		return running;
	};
	const first = await start();
	const company = await loadDemoCompany(ownerUrlOf(folder), hospital);
	const life = new Life({ data: folder, ...company, start }, first);
	const victim = {
		life,
		mortal: life,
		output: () => outputs.map((one) => one.output()).join(""),
		async end() {
			await endServer(life.running.process);
			await rm(folder, { recursive: true, force: true, maxRetries: 10 });
		},
	} satisfies Victim;
	return victim;
}
